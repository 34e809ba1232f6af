import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { color, contentWidth, space } from '@/design-system/theme/tokens'
import { Heading } from '../Heading/Heading'
import { Text } from '../Text/Text'

interface ErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The heading of the page. */
  title: string
  /** A sentence that explains the problem. */
  message: ReactNode
  /** A text or link that says where to get help. */
  help?: ReactNode
  /** A link or button for the next step, such as a link to the home page or a retry button. */
  action?: ReactNode
}

/** A page that explains why the requested content cannot be shown. */
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

function ClosedBarrier() {
  return (
    <Drawing viewBox="0 0 240 120" aria-hidden="true" focusable="false">
      <path stroke={color.lineStrong} d="M8 112h224" />
      <path stroke={color.inkMuted} d="M206 112V70m0 14 10-9m-10 2-8-8" />
      <path
        fill={color.accentTint}
        stroke={color.accent}
        d="M206 74c-14 2-27-6-26-18 .5-7 5-12 11-13 2-9 10-15 19-13 8 1 13 7 14 14 7 2 11 9 9 16-2 9-13 15-27 14Z"
      />
      <path
        fill={color.neutralTint}
        stroke={color.inkMuted}
        d="M28 112V62a8 8 0 0 1 8-8h4a8 8 0 0 1 8 8v50Z"
      />
      <path fill={color.surface} stroke={color.inkMuted} d="M46 66h122a5 5 0 0 1 0 10H46Z" />
      <path fill={color.danger} d="M70 66h14l-6 10H64Zm34 0h14l-6 10H98Zm34 0h14l-6 10h-14Z" />
      <path stroke={color.inkMuted} d="M164 76v36" />
      <circle fill={color.warning} cx="38" cy="66" r="4" />
    </Drawing>
  )
}

const Drawing = styled.svg`
  inline-size: min(${space(60)}, 100%);
  block-size: auto;
  fill: none;
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`
