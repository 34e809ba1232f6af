import { type ComponentPropsWithRef, useImperativeHandle } from 'react'
import { createPortal } from 'react-dom'
import styled, { keyframes } from 'styled-components'
import { getOverlayContainer } from '@/design-system/overlay-container'
import { byAttribute } from '@/design-system/theme/mixins'
import { above, color, layer, motion, radius, shadow, space } from '@/design-system/theme/tokens'
import { useModal } from './use-modal'

interface ModalFrameProps extends ComponentPropsWithRef<'dialog'> {
  /**
   * `center`: a sheet at the bottom of a phone screen, or a panel in the middle of a larger screen. `start`, `end`: a
   * panel at that side of the screen, as high as the screen.
   */
  placement: 'center' | 'start' | 'end'
  /** The maximum width. */
  size: 'sm' | 'md' | 'lg' | 'xl'
  /** Called on Escape and on the back gesture. Without `onDismiss`, users can close the dialog only by its buttons. */
  onDismiss?: () => void
  /** Whether a press on the scrim dismisses the dialog too. */
  dismissesOutside?: boolean
  /** Whether dialogs that mount later open only after this dialog has closed; false by default. */
  staysOnTop?: boolean
  /** Whether it opens even above a dialog that stays on top; false by default. */
  opensAtOnce?: boolean
  /** Whether it opens with an animation, whose first frame shows nothing of it; true by default. */
  isAnimated?: boolean
  /** Returns the element for the initial focus. Must be a module constant, because a new function reopens the dialog. */
  findInitialFocus: (dialog: HTMLDialogElement) => HTMLElement | null
}

/**
 * The base of Dialog, Question and Drawer: a native modal `<dialog>` that is open while it is mounted. The `<dialog>`
 * is the scrim and fills the window. The panel is an element inside it, so popups and toasts can extend beyond the panel.
 */
export function ModalFrame({
  ref,
  placement,
  size,
  onDismiss,
  dismissesOutside = false,
  staysOnTop = false,
  opensAtOnce = false,
  isAnimated = true,
  findInitialFocus,
  children,
  ...rest
}: ModalFrameProps) {
  const { dialog, modalProps } = useModal({
    onDismiss,
    dismissesOutside,
    staysOnTop,
    opensAtOnce,
    findInitialFocus,
  })
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current)

  // Renders outside of the page, because a form in the dialog must not be nested in a form of the page.
  return createPortal(
    <Scrim
      {...rest}
      {...modalProps}
      ref={dialog}
      aria-modal="true"
      data-placement={placement}
      data-animated={isAnimated || undefined}
    >
      <Panel data-placement={placement} data-size={size} data-animated={isAnimated || undefined}>
        {children}
      </Panel>
    </Scrim>,
    getOverlayContainer(),
  )
}

const appear = keyframes`
  from {
    opacity: 0;
  }
`

const rise = keyframes`
  from {
    transform: translateY(${space(6)});
  }
`

const slideFromStart = keyframes`
  from {
    transform: translateX(-${space(8)});
  }
`

const slideFromEnd = keyframes`
  from {
    transform: translateX(${space(8)});
  }
`

const Scrim = styled.dialog`
  position: fixed;
  z-index: ${layer.overlay};
  inset: 0;
  justify-content: center;
  align-items: end;
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100%;
  max-block-size: none;
  margin: 0;
  padding: 0;
  border: 0;
  color: ${color.ink};
  background-color: ${color.scrim};
  /* Unlike \`hidden\`: the focus would scroll a panel that is still rising. */
  overflow: clip;

  &[data-animated] {
    animation: ${appear} ${motion.fast};
  }

  &[open] {
    display: flex;
  }

  &::backdrop {
    background: none;
  }

  &[data-placement='start'] {
    justify-content: start;
    align-items: stretch;
  }

  &[data-placement='end'] {
    justify-content: end;
    align-items: stretch;
  }

  @media ${above.compact} {
    align-items: center;
    padding: ${space(6)};

    &:is([data-placement='start'], [data-placement='end']) {
      align-items: stretch;
      padding: 0;
    }
  }
`

const sideWidth = (rem: number) => `min(${rem}rem, 100%)`

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: calc(100% - ${space(10)});
  padding-block-end: env(safe-area-inset-bottom);
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  border-start-start-radius: ${radius.lg};
  border-start-end-radius: ${radius.lg};
  background-color: ${color.surface};
  box-shadow: ${shadow.overlay};

  &[data-animated] {
    animation: ${rise} ${motion.slow};
  }

  &:is([data-placement='start'], [data-placement='end']) {
    inline-size: min(20rem, 85%);
    max-block-size: none;
    padding-block-start: env(safe-area-inset-top);
    border-radius: 0;

    ${byAttribute('data-size', 'inline-size', { md: sideWidth(32), lg: sideWidth(48), xl: sideWidth(68) })}
  }

  &[data-placement='start'] {
    border-start-end-radius: ${radius.lg};
    border-end-end-radius: ${radius.lg};
    animation-name: ${slideFromStart};
  }

  &[data-placement='end'] {
    border-start-start-radius: ${radius.lg};
    border-end-start-radius: ${radius.lg};
    animation-name: ${slideFromEnd};
  }

  @media ${above.compact} {
    &[data-placement='center'] {
      max-block-size: 100%;
      border-radius: ${radius.lg};

      ${byAttribute('data-size', 'max-inline-size', { sm: '27rem', md: '36rem', lg: '54rem' })}
    }
  }
`
