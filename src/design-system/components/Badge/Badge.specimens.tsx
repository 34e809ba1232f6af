import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Badge } from './Badge'

export default {
  component: 'Badge',
  specimens: [
    { name: 'word', render: () => <Badge>NEW</Badge> },
    { name: 'count', render: () => <Badge label="3 unread">3</Badge> },
    {
      name: 'ratio',
      render: () => (
        <Badge tone="neutral" label="4 of 10 guests">
          4 / 10
        </Badge>
      ),
    },
    { name: 'nonsense-endless', render: () => <Badge label={endless}>{endless}</Badge> },
    { name: 'nonsense-billions', render: () => <Badge label="many">{123_456_789_012}</Badge> },
    { name: 'nonsense-empty', render: () => <Badge>{null}</Badge> },
  ],
} satisfies SpecimenFile
