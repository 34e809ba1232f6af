import { buildLiveVariants, buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { TextArea } from './TextArea'

const common = { label: 'Note', name: 'note', onChange: () => {} }
const formatCounter = (used: number, limit: number) => `${used} of ${limit}`

export default {
  component: 'TextArea',
  purpose: 'Pide un texto de varias líneas.',
  keyboard: {
    Tab: 'Va al texto y sale: nunca se escribe.',
    Enter: 'Empieza una línea nueva; no envía el formulario.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(TextArea, common, {
      hint: { value: '', hint: 'The guard reads it.' },
      'error-and-counter': { value: 'Ring twice', maxLength: 20, formatCounter, error: 'Say where to ring' },
      disabled: { disabled: true, value: 'Ring twice' },
      'long-text': { value: 'Turn left at the old tree and go on to the end of the road. '.repeat(8) },
      'edge-long': {
        label: veryLongText,
        hint: veryLongText,
        error: veryLongText,
        value: veryLongText.repeat(20),
        maxLength: 10,
        formatCounter,
      },
      'edge-rows': { value: '\n'.repeat(500), rows: 0 },
    }),
    ...buildLiveVariants(TextArea, common, { counting: { value: '', maxLength: 200, formatCounter } }),
  ],
} satisfies SpecimenFile
