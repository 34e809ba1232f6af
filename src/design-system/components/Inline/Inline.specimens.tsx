import { buildSpecimens } from '@/design-system/build-specimens'
import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Tag } from '../Tag/Tag'
import { Inline } from './Inline'

export default {
  component: 'Inline',
  purpose: 'Ordena elementos uno al lado del otro, en más líneas si hace falta.',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'tags',
      render: () => (
        <Inline>
          <Tag tone="success">Open</Tag>
          <Tag>By the office</Tag>
          <Tag>Weekly</Tag>
        </Inline>
      ),
    },
    {
      name: 'buttons-stacked-on-a-phone',
      render: () => (
        <Inline gap={3} stacksOnPhone>
          <Button variant="primary">Save and share</Button>
          <Button>Cancel</Button>
        </Inline>
      ),
    },
    {
      name: 'apart',
      render: () => (
        <Inline justify="between" wraps={false}>
          <Tag>Left</Tag>
          <Tag>Right</Tag>
        </Inline>
      ),
    },
    ...buildSpecimens(Inline, {
      'nonsense-long': { wraps: false, children: <Tag>{endless}</Tag> },
      'nonsense-empty': { as: 'ul' },
    }),
    {
      name: 'nonsense-wrapping',
      render: () => (
        <Inline>
          <Tag>{endless}</Tag>
          <Button>{endless}</Button>
        </Inline>
      ),
    },
  ],
} satisfies SpecimenFile
