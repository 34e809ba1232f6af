import { Toast as Headless } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import styled from 'styled-components'
import { ToneIcon } from '@/design-system/ToneIcon'
import { square, sunkenOnHover, textStyle } from '@/design-system/theme/mixins'
import { controlText, unselectable } from '@/design-system/theme/text-styles'
import {
  above,
  border,
  color,
  control,
  fontSize,
  fontWeight,
  motion,
  radius,
  shadow,
  space,
} from '@/design-system/theme/tokens'
import type { Toast } from './use-toasts'

interface ToastCardProps {
  toast: Headless.Root.ToastObject<Toast>
  closeLabel: string
  /** Called when the user closes the toast by one of its buttons. */
  onClose: () => void
}

/**
 * A toast: an icon, the text, an optional action and a close button. The library hides both buttons from screen readers
 * until the toasts are hovered or focused. `aria-hidden={undefined}` prevents this.
 */
export function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { tone = 'info', title, message, action } = toast.data ?? {}
  return (
    <Card
      toast={toast}
      {...messageAttributes}
      role={tone === 'danger' ? 'alert' : 'status'}
      swipeDirection={['right', 'up', 'down']}
      onKeyDown={keepDialogOpenOnEscape}
      data-tone={tone}
    >
      <ToneIcon tone={tone} />
      <Texts>
        {title && <Title render={<p />}>{title}</Title>}
        <Headless.Description>{message}</Headless.Description>
        {action && (
          <Headless.Close
            render={<Action />}
            aria-hidden={undefined}
            onClick={() => {
              onClose()
              action.onSelect()
            }}
          >
            {action.label}
          </Headless.Close>
        )}
      </Texts>
      <Close aria-label={closeLabel} aria-hidden={undefined} onClick={onClose}>
        <X aria-hidden="true" />
      </Close>
    </Card>
  )
}

/** The library renders a toast as a dialog. These attributes override those of a dialog, because a toast is only a message. */
const messageAttributes = { tabIndex: -1, 'aria-modal': undefined }

/**
 * Prevents the default of Escape, so that a dialog around the toast stays open. The library still dismisses the focused
 * toast.
 */
const keepDialogOpenOnEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}

const Card = styled(Headless.Root)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space(3)};
  align-items: start;
  padding: ${space(0.5)} ${space(1)} ${space(0.5)} ${space(3)};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.lg};
  ${textStyle({ size: 'sm', line: 'body' })}
  color: ${color.ink};
  background-color: ${color.surface};
  box-shadow: ${shadow.float};
  pointer-events: auto;
  touch-action: none;
  ${unselectable}
  transform: translate(var(--toast-swipe-movement-x), var(--toast-swipe-movement-y));
  transition:
    opacity ${motion.slow},
    transform ${motion.slow};

  > svg {
    margin-block-start: ${space(3)};
    ${square(space(5))}
    color: ${color.accent};
  }

  @media ${above.compact} {
    padding: ${space(1.5)} ${space(1.5)} ${space(1.5)} ${space(4)};
    font-size: ${fontSize.md};
  }

  &[data-tone='success'] > svg {
    color: ${color.success};
  }

  &[data-tone='warning'] > svg {
    color: ${color.warning};
  }

  &[data-tone='danger'] {
    border-color: ${color.danger};

    > svg {
      color: ${color.danger};
    }
  }

  &[data-limited] {
    display: none;
  }

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(${space(2)});
  }

  &[data-ending-style][data-swipe-direction='right'] {
    transform: translateX(100%);
  }
`

/** The maximum height is a quarter of the screen, so that three toasts fit on a screen. */
const Texts = styled.div`
  display: grid;
  align-content: center;
  min-block-size: ${control.md};
  max-block-size: 25dvb;
  padding-block: ${space(1.5)};
  overflow-y: auto;
  overflow-wrap: anywhere;

  @media ${above.compact} {
    padding-block: ${space(2.5)};
  }
`

const Title = styled(Headless.Title)`
  font-weight: ${fontWeight.semibold};
`

const Close = styled(Headless.Close)`
  display: grid;
  place-items: center;
  ${square(control.md)}
  padding: 0;
  border: 0;
  border-radius: ${radius.md};
  color: ${color.inkMuted};
  background: none;
  cursor: pointer;

  svg {
    ${square(space(5))}
  }

  ${sunkenOnHover}
`

const Action = styled.button`
  justify-self: start;
  min-block-size: ${control.md};
  /* The line keeps its height although the target is larger. */
  margin-block: -${space(1)} -${space(1.5)};
  padding: 0 ${space(3)} 0 0;
  border: 0;
  border-radius: ${radius.sm};
  ${controlText}
  font-size: ${fontSize.sm};
  color: ${color.accent};
  background: none;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`
