import { endless } from '../../nonsense'
import type { SpecimenFile } from '../../specimen'
import { VisuallyHidden } from './VisuallyHidden'

export default {
  component: 'VisuallyHidden',
  specimens: [
    { name: 'words', render: () => <VisuallyHidden>Only for those who listen</VisuallyHidden> },
    { name: 'nonsense-endless', render: () => <VisuallyHidden>{endless}</VisuallyHidden> },
  ],
} satisfies SpecimenFile
