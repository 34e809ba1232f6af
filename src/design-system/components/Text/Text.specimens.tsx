import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Text } from './Text'

export default {
  component: 'Text',
  specimens: [
    { name: 'usual', render: () => <Text>The gate opens at seven.</Text> },
    {
      name: 'muted-small',
      render: () => (
        <Text tone="muted" size="sm">
          Changed by Ana, yesterday
        </Text>
      ),
    },
    { name: 'danger', render: () => <Text tone="danger">The plate is missing.</Text> },
    { name: 'success', render: () => <Text tone="success">Everything is in order.</Text> },
    { name: 'warning', render: () => <Text tone="warning">It ends tomorrow.</Text> },
    {
      name: 'figures',
      render: () => (
        <Text as="span" size="lg" weight="semibold" hasTabularFigures>
          31.111.111
        </Text>
      ),
    },
    { name: 'unbroken', render: () => <Text isUnbroken>16-03-2026</Text> },
    { name: 'nonsense-endless', render: () => <Text hasTabularFigures>{endless}</Text> },
    { name: 'nonsense-nothing', render: () => <Text>{undefined}</Text> },
  ],
} satisfies SpecimenFile
