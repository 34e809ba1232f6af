import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Plate } from './Plate'

export default {
  component: 'Plate',
  specimens: [
    { name: 'seven', render: () => <Plate value="AB123CD" /> },
    { name: 'six', render: () => <Plate value="ABC123" /> },
    { name: 'eight', render: () => <Plate value="ABCD1234" /> },
    { name: 'on-foot', render: () => <Plate value="Peatonal" /> },
    { name: 'dash', render: () => <Plate value="-" /> },
    { name: 'nonsense-nothing', render: () => <Plate value={null} /> },
    { name: 'nonsense-long', render: () => <Plate value={endless} /> },
    { name: 'nonsense-signs', render: () => <Plate value="¿AB·123/CD?" /> },
  ],
} satisfies SpecimenFile
