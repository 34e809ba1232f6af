import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { square, tint } from '@/design-system/theme/mixins'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { Heading } from '../Heading/Heading'
import { Text } from '../Text/Text'

interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** An icon that represents the missing content. */
  icon?: ReactNode
  /** The heading, such as 'No visits yet'. */
  title: string
  /** An explanation, such as what the list will contain. */
  description?: ReactNode
  /** A button or link for the next step, e.g. to add the first visit. */
  action?: ReactNode
  /** The heading level. */
  level?: 2 | 3 | 4
}

/** A message in place of an empty list, with a button or link for the next step. */
export function EmptyState({ icon, title, description, action, level = 2, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      {icon && <Icon aria-hidden="true">{icon}</Icon>}
      <TextColumn>
        <Heading level={level} size="md">
          {title}
        </Heading>
        {description && <Text tone="muted">{description}</Text>}
        {action && <Action>{action}</Action>}
      </TextColumn>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(4)};
  align-items: flex-start;
  padding: ${space(6)};
  border: ${border.thin} dashed ${color.lineStrong};
  border-radius: ${radius.lg};
`

const Icon = styled.span`
  display: inline-flex;
  padding: ${space(3)};
  border-radius: ${radius.md};
  ${tint('accent')}

  svg {
    ${square(space(6))}
  }
`

const TextColumn = styled.div`
  display: flex;
  flex: 1 1 14rem;
  min-inline-size: 0;
  flex-direction: column;
  gap: ${space(1)};
  max-inline-size: 32rem;
`

const Action = styled.div`
  margin-block-start: ${space(3)};
`
