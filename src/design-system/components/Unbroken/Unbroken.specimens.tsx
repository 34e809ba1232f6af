import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Unbroken } from './Unbroken'

export default {
  component: 'Unbroken',
  specimens: [
    { name: 'name', render: () => <Unbroken>Neighbours - Lot A-12 · The Oaks</Unbroken> },
    { name: 'nonsense-long', render: () => <Unbroken>{`Lot ${'A-12'.repeat(40)} ${endless}`}</Unbroken> },
  ],
} satisfies SpecimenFile
