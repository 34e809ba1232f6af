import type { SpecimenFile } from '../../specimen'
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
  ],
} satisfies SpecimenFile
