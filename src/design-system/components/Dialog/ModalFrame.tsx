import { type ComponentPropsWithRef, useImperativeHandle } from 'react'
import { createPortal } from 'react-dom'
import { Panel, Scrim } from './modal-frame-styles'
import { useModal } from './use-modal'

interface ModalFrameProps extends ComponentPropsWithRef<'dialog'> {
  /** `center`: a sheet at the bottom of a phone, in the middle of a desk. `start`, `end`: a full-height panel at a side. */
  placement: 'center' | 'start' | 'end'
  /** How wide it may grow. */
  size: 'sm' | 'md' | 'lg' | 'xl'
  /** Called when the reader asks to leave without choosing; without it only its buttons leave. */
  onDismiss?: () => void
  /** Whether a press on the scrim asks to leave too. */
  dismissesOutside?: boolean
  /** What receives focus when it opens; a function of a module, so that it never changes. */
  findInitialFocus: (dialog: HTMLDialogElement) => HTMLElement | null
}

/**
 * What dialogs, questions and drawers share: a native modal `<dialog>`, open while it is mounted. The element covers the
 * page and carries the scrim, so that popups and toasts may be drawn inside it without being cut by the panel.
 */
export function ModalFrame({
  ref,
  placement,
  size,
  onDismiss,
  dismissesOutside = false,
  findInitialFocus,
  children,
  ...rest
}: ModalFrameProps) {
  const { dialog, modalProps } = useModal({ onDismiss, dismissesOutside, findInitialFocus })
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(ref, () => dialog.current)

  // In the body, because a form may not stand inside the form that opened it.
  return createPortal(
    <Scrim {...rest} {...modalProps} ref={dialog} data-placement={placement}>
      <Panel data-placement={placement} data-size={size}>
        {children}
      </Panel>
    </Scrim>,
    document.body,
  )
}
