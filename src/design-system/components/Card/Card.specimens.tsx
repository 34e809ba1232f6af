import { type ComponentPropsWithRef, useId } from 'react'
import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Heading } from '../Heading/Heading'
import { Inline } from '../Inline/Inline'
import { Tag } from '../Tag/Tag'
import { Text } from '../Text/Text'
import { Card } from './Card'

function NamedCard(props: ComponentPropsWithRef<'div'>) {
  const titleId = useId()
  return (
    <Card
      {...props}
      as="article"
      aria-labelledby={titleId}
      header={
        <Inline justify="between">
          <Heading level={3} id={titleId}>
            Birthday of Sofía
          </Heading>
          <Tag tone="success">Valid</Tag>
        </Inline>
      }
      footer={
        <Inline gap={1}>
          <Button variant="quiet" size="sm">
            Edit
          </Button>
          <Button variant="quiet" size="sm">
            Share
          </Button>
        </Inline>
      }
    >
      <Text>Saturday 14-11-2026, from 18:00 to 23:00</Text>
    </Card>
  )
}

export default {
  component: 'Card',
  purpose: 'Reúne todo lo que se muestra de una cosa.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(Card, {
    plain: { children: 'Only content.' },
    muted: { tone: 'muted', header: <Tag>Ended</Tag>, children: <Text tone="muted">Last week</Text> },
    paper: {
      tone: 'paper',
      header: <Tag tone="success">Good</Tag>,
      children: <Text>White in every theme</Text>,
    },
    'large-padding': { padding: 'lg', children: 'With large padding.' },
    'edge-empty': { header: null, footer: null },
    'header-and-footer': () => <NamedCard />,
    'edge-long': () => (
      <Card
        header={<Heading level={3}>{veryLongText}</Heading>}
        footer={
          <Button variant="quiet" size="sm">
            {veryLongText}
          </Button>
        }
      >
        <Inline>
          <Tag>{veryLongText}</Tag>
          <Text>{veryLongText}</Text>
        </Inline>
      </Card>
    ),
  }),
} satisfies SpecimenFile
