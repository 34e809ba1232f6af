import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { QrCode } from './QrCode'

const common = { renderFailure: () => 'The code could not be drawn.' }

export default {
  component: 'QrCode',
  purpose: 'Muestra un código para leer con una cámara, en negro sobre blanco.',
  specimens: buildVariants(QrCode, common, {
    short: { text: 'PASS-000123', label: 'Code of the pass' },
    spelled: { text: 'LA-7K3Q-9XZ2', label: 'Code of the pass', isSpelled: true },
    'edge-empty': { text: '', label: 'Code of nothing' },
    'edge-too-long': { text: veryLongText.repeat(20), label: 'Code of more than fits in one' },
    'long-text': () => (
      <QrCode {...common} text={'https://example.com/pass/'.repeat(12)} label="Code of a long address" />
    ),
  }),
} satisfies SpecimenFile
