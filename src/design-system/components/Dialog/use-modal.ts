import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { addOpenDialog } from './open-dialogs'

interface ModalOptions {
  /** Called by Escape and the back gesture. */
  onDismiss?: () => void
  /** Whether a press on the scrim dismisses too. */
  dismissesOutside: boolean
  /** Returns the element for the initial focus. A constant of a module. */
  findInitialFocus: (dialog: HTMLDialogElement) => HTMLElement | null
}

/** A `<dialog>` that is modal while mounted: it manages focus, Escape and the scrim. */
export function useModal({ onDismiss, dismissesOutside, findInitialFocus }: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isClosing = useRef(false)
  const hasPressBegunOutside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const opener = document.activeElement
    element.showModal()
    findInitialFocus(element)?.focus()
    const remove = addOpenDialog(element)
    return () => {
      remove()
      isClosing.current = true
      element.close()
      isClosing.current = false
      returnFocus(opener)
    }
  }, [findInitialFocus])

  return {
    dialog,
    modalProps: {
      // Handled as a key, because browsers force a dialog closed when `cancel` is prevented twice.
      onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        if (hasOpenPopup(event.currentTarget)) return
        event.preventDefault()
        onDismiss?.()
      },
      // The back gesture. The `cancel` event of a file input bubbles and is ignored.
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss?.()
      },
      // The browser or a `<form method="dialog">` closed it: it opens again, because the parent controls it.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget || isClosing.current || event.currentTarget.open) return
        event.currentTarget.showModal()
        onDismiss?.()
      },
      // The press must start and end on the scrim, so that selecting text does not close the dialog.
      onPointerDown(event: PointerEvent<HTMLDialogElement>) {
        hasPressBegunOutside.current = event.target === event.currentTarget
      },
      onClick(event: SyntheticEvent<HTMLDialogElement>) {
        const isOutside = event.target === event.currentTarget && hasPressBegunOutside.current
        if (isOutside && dismissesOutside) onDismiss?.()
      },
      // React events bubble through portals, so a form inside would submit the form that contains the dialog.
      onSubmit: stopPropagation,
      onReset: stopPropagation,
    },
  }
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

/** Escape closes an open menu, calendar or tooltip first. */
const hasOpenPopup = (dialog: HTMLDialogElement) =>
  dialog.querySelector(
    '[data-open]:is([role="menu"], [role="listbox"], [role="dialog"], [role="tooltip"])',
  ) !== null

function returnFocus(opener: Element | null) {
  // The opener may have been removed with its row; then the focus goes to the main content.
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const target = isThere ? opener : document.querySelector('main')
  target?.focus()
}
