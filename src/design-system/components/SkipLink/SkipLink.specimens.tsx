import type { SpecimenFile } from '../../specimen'
import { SkipLink } from './SkipLink'

export default {
  component: 'SkipLink',
  specimens: [
    {
      name: 'hidden-until-focused',
      render: () => <SkipLink targetId="content">Skip to the content</SkipLink>,
    },
  ],
} satisfies SpecimenFile
