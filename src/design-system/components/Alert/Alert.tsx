import { X } from 'lucide-react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'
import { type Tone, ToneIcon } from '@/design-system/ToneIcon'
import { narrowingPadding, square, tint, tintByTone } from '@/design-system/theme/mixins'
import { fontWeight, radius, space } from '@/design-system/theme/tokens'
import { IconButton } from '../IconButton/IconButton'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface AlertProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'role'> {
  /** The kind of message. Both the colour and the icon show it. */
  tone?: Tone
  /** A short heading. */
  title?: ReactNode
  /** The explanation and the next step. */
  children?: ReactNode
  /** A button or a link for the next step. */
  action?: ReactNode
  /** Whether screen readers announce the alert: warnings and errors at once, others politely. */
  isLive?: boolean
  /** A word for the tone, such as 'Error', for screen readers. */
  toneLabel?: string
  /** Adds a button with this label. `onDismiss` must remove the alert. */
  dismiss?: { label: string; onDismiss: () => void }
}

/** A message beside the content that the message is about. */
export function Alert({
  tone = 'info',
  title,
  children,
  action,
  isLive = false,
  toneLabel,
  dismiss,
  ...rest
}: AlertProps) {
  return (
    <Root {...rest} role={isLive ? getLiveRole(tone) : undefined} data-tone={tone}>
      <ToneIcon tone={tone} />
      <Body>
        {toneLabel && <VisuallyHidden>{toneLabel}: </VisuallyHidden>}
        {title && <Title>{preventDateBreaks(title)}</Title>}
        {children && <div>{preventDateBreaks(children)}</div>}
        {action && <Action>{action}</Action>}
      </Body>
      {dismiss && (
        <Dismiss
          size="sm"
          label={dismiss.label}
          icon={<X aria-hidden="true" />}
          onClick={dismiss.onDismiss}
        />
      )}
    </Root>
  )
}

const getLiveRole = (tone: Tone) => (tone === 'danger' || tone === 'warning' ? 'alert' : 'status')

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: flex-start;
  padding: ${space(3)} ${narrowingPadding(4)};
  border-radius: ${radius.md};
  ${tint('accent')}

  > svg {
    ${square(space(5))}
    margin-block-start: ${space(0.5)};
  }

  ${tintByTone()}

  /* Links have the text colour of the tint, because a test checks the contrast of that colour. */
  a:not([data-variant]) {
    color: inherit;
  }
`

const Body = styled.div`
  display: flex;
  /* With large text on a phone, the text is below the icon. */
  flex: 1 1 7.5rem;
  flex-direction: column;
  gap: ${space(1)};
  min-inline-size: 0;
`

const Title = styled.p`
  font-weight: ${fontWeight.semibold};
`

const Action = styled.div`
  margin-block-start: ${space(2)};
`

const Dismiss = styled(IconButton)`
  margin: -${space(1)} -${space(2)} -${space(1)} 0;

  &[data-variant='quiet'] {
    color: inherit;
    background-color: transparent;
  }
`
