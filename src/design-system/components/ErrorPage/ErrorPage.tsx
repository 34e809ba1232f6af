import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { color, contentWidth, space } from '@/design-system/theme/tokens'
import { Heading } from '../Heading/Heading'
import { Text } from '../Text/Text'
import { ClosedBarrier } from './ClosedBarrier'

interface ErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The status and its name. */
  title: string
  /** What happened, in a sentence. */
  message: ReactNode
  /** Who can help. */
  help?: ReactNode
  /** The way out. */
  action?: ReactNode
}

/** A page that cannot be shown: whose turn it is, and the way out. */
export function ErrorPage({ title, message, help, action, ...rest }: ErrorPageProps) {
  return (
    <Root {...rest}>
      <ClosedBarrier />
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text size="lg">{message}</Text>
      {help && <Text tone="muted">{help}</Text>}
      {action && <div>{action}</div>}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  max-inline-size: ${contentWidth.form};
  padding-block: ${space(8)};
  color: ${color.ink};
`
