import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { addOpenDialog } from './open-dialogs'

interface ModalOptions {
  /** Called by Escape and the back gesture. */
  onDismiss?: () => void
  /** Whether a press on the scrim dismisses the dialog too. */
  dismissesOutside: boolean
  /** Returns the element for the initial focus. The function must be a module constant. */
  findInitialFocus: (dialog: HTMLDialogElement) => HTMLElement | null
}

/** Makes a `<dialog>` modal while it is mounted, and handles its focus, Escape and the scrim. */
export function useModal({ onDismiss, dismissesOutside, findInitialFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isClosing = useRef(false)
  const hasPressStartedOutside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    element.showModal()
    findInitialFocus(element)?.focus()
    const removeOpenDialog = addOpenDialog(element)
    return () => {
      removeOpenDialog()
      isClosing.current = true
      element.close()
      isClosing.current = false
      returnFocus(opener)
    }
  }, [findInitialFocus])

  return {
    dialog,
    modalProps: {
      // Escape is handled as a key, because browsers close a dialog if its `cancel` event is prevented twice.
      onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        if (hasOpenPopup(event.currentTarget)) return
        event.preventDefault()
        onDismiss?.()
      },
      // The back gesture fires `cancel`. The `cancel` event of a file input inside bubbles to the dialog, and is
      // ignored.
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss?.()
      },
      // Called when the browser or a `<form method="dialog">` closed the dialog. The dialog opens again, because only
      // the parent may close it.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget || isClosing.current || event.currentTarget.open) return
        event.currentTarget.showModal()
        onDismiss?.()
      },
      // The press must start and end on the scrim, so that selecting text does not close the dialog.
      onPointerDown(event: PointerEvent<HTMLDialogElement>) {
        hasPressStartedOutside.current = event.target === event.currentTarget
      },
      onClick(event: SyntheticEvent<HTMLDialogElement>) {
        const isOutside = event.target === event.currentTarget && hasPressStartedOutside.current
        if (isOutside && dismissesOutside) onDismiss?.()
      },
      // React events bubble through portals, so otherwise a submit inside the dialog would also submit a form around
      // the dialog.
      onSubmit: stopPropagation,
      onReset: stopPropagation,
    },
  }
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

/** Returns whether a menu, calendar or tooltip is open. If so, Escape closes that popup, and not yet the dialog. */
const hasOpenPopup = (dialog: HTMLDialogElement) =>
  dialog.querySelector(
    '[data-open]:is([role="menu"], [role="listbox"], [role="dialog"], [role="tooltip"])',
  ) !== null

function returnFocus(opener: Element | null) {
  // If the opener was removed, e.g. with its row, the main content receives the focus.
  const canFocusOpener = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const target = canFocusOpener ? opener : document.querySelector('main')
  target?.focus()
}
