import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Heading } from './Heading'

export default {
  component: 'Heading',
  specimens: [
    { name: 'page', render: () => <Heading level={1}>Visits of this week</Heading> },
    { name: 'section', render: () => <Heading level={2}>Dates and times</Heading> },
    { name: 'card', render: () => <Heading level={3}>Birthday of Sofía</Heading> },
    {
      name: 'small-second',
      render: () => (
        <Heading level={2} size="md">
          A second level that looks like a third
        </Heading>
      ),
    },
    { name: 'nonsense-endless', render: () => <Heading level={1}>{endless}</Heading> },
  ],
} satisfies SpecimenFile
