import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { ToneIcon } from '@/design-system/ToneIcon'
import { square, tint, tintByTone } from '@/design-system/theme/mixins'
import { contentWidth, radius, space } from '@/design-system/theme/tokens'
import { Heading } from '../Heading/Heading'
import { Inline } from '../Inline/Inline'
import { Text } from '../Text/Text'

interface ResultScreenProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** The kind of result, which sets only the icon and its colour. The texts must state it too. */
  tone: 'success' | 'info' | 'warning' | 'danger'
  /** The result, as the heading. */
  title: string
  /** An explanation below the heading. */
  description?: ReactNode
  /** Further content, such as a QR code, a message to share or an alert. */
  children?: ReactNode
  /** The next actions; the most likely first. */
  actions?: ReactNode
  /** The heading level: 1 for a whole page, 2 for a part of a page. */
  level?: 1 | 2
}

/** Shows how a task ended, in place of the task. A script can focus the heading. */
export function ResultScreen({
  tone,
  title,
  description,
  children,
  actions,
  level = 1,
  ...rest
}: ResultScreenProps) {
  return (
    <Root {...rest} data-tone={tone}>
      <Mark>
        <ToneIcon tone={tone} />
      </Mark>
      <Heading level={level} size="xl" tabIndex={-1}>
        {title}
      </Heading>
      {description && <Text tone="muted">{description}</Text>}
      {children}
      {actions && (
        <Inline gap={3} stacksOnPhone>
          {actions}
        </Inline>
      )}
    </Root>
  )
}

const Mark = styled.span`
  display: inline-flex;
  align-self: flex-start;
  padding: ${space(3)};
  border-radius: ${radius.pill};
  ${tint('accent')}

  ${tintByTone((tone) => `${tone} > &`)}

  svg {
    ${square(space(8))}
  }
`

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(5)};
  max-inline-size: ${contentWidth.form};
`
