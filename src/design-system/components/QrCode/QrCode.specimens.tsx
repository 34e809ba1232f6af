import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { QrCode } from './QrCode'

const common = { renderFailure: () => 'The code could not be drawn.' }

export default {
  component: 'QrCode',
  specimens: [
    { name: 'short', render: () => <QrCode {...common} text="PASS-000123" label="Code of the pass" /> },
    {
      name: 'spelled',
      render: () => <QrCode {...common} text="LA-7K3Q-9XZ2" label="Code of the pass" isSpelled />,
    },
    {
      name: 'long-text',
      render: () => (
        <QrCode {...common} text={'https://example.com/pass/'.repeat(12)} label="Code of a long address" />
      ),
    },
    { name: 'nonsense-empty', render: () => <QrCode {...common} text="" label="Code of nothing" /> },
    {
      name: 'nonsense-too-long',
      render: () => <QrCode {...common} text={endless.repeat(20)} label="Code of more than fits in one" />,
    },
  ],
} satisfies SpecimenFile
