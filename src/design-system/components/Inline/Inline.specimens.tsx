import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Tag } from '../Tag/Tag'
import { Inline } from './Inline'

export default {
  component: 'Inline',
  purpose: 'Ordena elementos uno al lado del otro, en más líneas si hace falta.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(Inline, {
    tags: () => (
      <Inline>
        <Tag tone="success">Open</Tag>
        <Tag>By the office</Tag>
        <Tag>Weekly</Tag>
      </Inline>
    ),
    'buttons-stacked-on-a-phone': () => (
      <Inline gap={3} stacksOnPhone>
        <Button variant="primary">Save and share</Button>
        <Button>Cancel</Button>
      </Inline>
    ),
    'space-between': () => (
      <Inline justify="between" wraps={false}>
        <Tag>Left</Tag>
        <Tag>Right</Tag>
      </Inline>
    ),
    'last-grows': () => (
      <Inline grow="last" wraps={false}>
        <Button>Left</Button>
        <Button>As wide as the rest</Button>
      </Inline>
    ),
    'edge-long': { wraps: false, children: <Tag>{veryLongText}</Tag> },
    'edge-empty': { as: 'ul' },
    'edge-wrapping': () => (
      <Inline>
        <Tag>{veryLongText}</Tag>
        <Button>{veryLongText}</Button>
      </Inline>
    ),
  }),
} satisfies SpecimenFile
