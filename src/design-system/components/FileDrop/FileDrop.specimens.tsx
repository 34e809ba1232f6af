import {
  buildLiveVariants,
  buildVariants,
  manyOptions,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { certificate } from '../Thumbnail/Thumbnail.specimens'
import { FileDrop } from './FileDrop'
import type { FileItem } from './file-item'
import type { FileRefusal } from './file-refusal'

const reasons: Record<FileRefusal['reason'], string> = {
  format: 'has another format',
  'no-format': 'has no format',
  size: 'is too large',
  empty: 'is empty',
  count: 'exceeds the maximum number of files',
}

const common = {
  label: 'Documents',
  name: 'documents',
  formats: ['pdf', 'jpg', 'png'],
  sizeLimit: 2_097_152,
  onChange: () => {},
  labels: {
    choose: 'Choose files',
    drop: 'or drop them here',
    release: 'Release to add them',
    remove: (name: string) => `Remove ${name}`,
    retry: (name: string) => `Send ${name} again`,
    states: { waiting: 'Waiting', sending: 'Sending', sent: 'Sent', failed: 'Failed' },
    size: (bytes: number) => `${Math.ceil(bytes / 1024)} KB`,
    refusalMessage: ({ name, reason }: FileRefusal) => `${name} ${reasons[reason]}.`,
  },
}

const files: FileItem[] = [
  { id: '1', name: 'lease.pdf', size: 321_000, state: 'sent' },
  { id: '2', name: 'front of the card.jpg', size: 1_204_000, state: 'sending', progress: 0.4 },
  { id: '3', name: 'back of the card.jpg', size: 1_100_000, state: 'waiting' },
  { id: '4', name: 'insurance.pdf', size: 88_000, state: 'failed', error: 'The connection was lost.' },
]

export default {
  component: 'FileDrop',
  purpose: 'Adjunta archivos, elegidos o arrastrados, y muestra su estado.',
  keyboard: {
    Tab: 'Va al control y después a las acciones de cada archivo.',
    'Enter, Espacio': 'En el control: abren el diálogo del navegador; en un botón: hacen lo que dice.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(FileDrop, common, {
      empty: { value: [], hint: 'Up to 2 MB: pdf, jpg, png.' },
      error: { value: [], required: true, error: 'Add the contract' },
      states: { value: files, onRetry: () => {} },
      previews: {
        value: [
          { id: '1', name: 'certificate.png', size: 321_000, address: certificate },
          { id: '2', name: 'lease.pdf', size: 88_000 },
        ],
        hasPreview: (name) => name.endsWith('.png'),
      },
      disabled: { value: files.slice(0, 1), disabled: true },
      'edge-names': {
        label: veryLongText,
        hint: veryLongText,
        error: veryLongText,
        labels: { ...common.labels, choose: veryLongText },
        value: [
          { id: '1', name: '' },
          { id: '2', name: veryLongText, size: Number.NaN, state: 'failed', error: veryLongText },
          { id: '3', name: 'invoice\u202Efdp.exe', size: -1, state: 'sending', progress: 7 },
        ],
      },
      'edge-many': {
        value: manyOptions.slice(0, 100).map(({ value, label }) => ({ id: value, name: label })),
      },
    }),
    ...buildLiveVariants(FileDrop, common, {
      choosing: { value: [{ id: 'lease', name: 'lease.pdf', size: 321_000 }], maxFiles: 3 },
    }),
  ],
} satisfies SpecimenFile
