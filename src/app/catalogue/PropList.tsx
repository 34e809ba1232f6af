import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { PropDoc } from './component-docs'
import { copy } from './copy'

interface PropListProps {
  props: readonly PropDoc[]
}

/** What can be handed to a component: type, default and sentence of each prop. */
export function PropList({ props }: PropListProps) {
  const items = props.map((prop) => ({ term: prop.name, description: <Told {...prop} /> }))
  return <DescriptionList items={items} />
}

function Told({ type, isRequired, byDefault, description }: PropDoc) {
  const facts = [
    isRequired ? copy.required : undefined,
    byDefault === undefined ? undefined : copy.byDefault(byDefault),
  ].filter((fact) => fact !== undefined)
  return (
    <Stack as="span" gap={1}>
      <Text as="span" tone="muted" size="sm">
        <code lang="en">{type}</code>
        {facts.map((fact) => ` · ${fact}`)}
      </Text>
      {description ? (
        <Text as="span" lang="en">
          {description}
        </Text>
      ) : null}
    </Stack>
  )
}
