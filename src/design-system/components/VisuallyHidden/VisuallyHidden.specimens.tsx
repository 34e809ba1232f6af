import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { VisuallyHidden } from './VisuallyHidden'

export default {
  component: 'VisuallyHidden',
  specimens: [
    { name: 'words', render: () => <VisuallyHidden>Only for those who listen</VisuallyHidden> },
    { name: 'nonsense-endless', render: () => <VisuallyHidden>{endless}</VisuallyHidden> },
  ],
} satisfies SpecimenFile
