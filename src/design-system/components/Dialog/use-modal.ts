import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { addOpenDialog } from './open-dialogs'

interface ModalOptions {
  /** Called when the reader asks to leave by Escape or the phone's back gesture; without it neither does anything. */
  onDismiss?: () => void
  /** Whether a press on the scrim asks to leave too. */
  dismissesOutside: boolean
  /** What receives focus when it opens. A function of a module, so that it never changes. */
  findInitialFocus: (dialog: HTMLDialogElement) => HTMLElement | null
}

/** A `<dialog>` that is modal for as long as it is mounted: focus, its return, Escape, the scrim. */
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
      // Escape is taken as a key, because a browser closes a dialog by force at the second Escape that is refused.
      onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        if (hasOpenPopup(event.currentTarget)) return
        event.preventDefault()
        onDismiss?.()
      },
      // The back gesture. A file field's own `cancel` bubbles up to here and is none of our business.
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss?.()
      },
      // Closed by the browser or by a `<form method="dialog">`: whoever says `open` decides, so it is only asked.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget || isClosing.current || event.currentTarget.open) return
        event.currentTarget.showModal()
        onDismiss?.()
      },
      // Both ends of the press, so that selecting text and letting go outside closes nothing.
      onPointerDown(event: PointerEvent<HTMLDialogElement>) {
        hasPressBegunOutside.current = event.target === event.currentTarget
      },
      onClick(event: SyntheticEvent<HTMLDialogElement>) {
        const isOutside = event.target === event.currentTarget && hasPressBegunOutside.current
        if (isOutside && dismissesOutside) onDismiss?.()
      },
      // React's events cross portals: the form inside must not submit the form that opened the dialog.
      onSubmit: stopPropagation,
      onReset: stopPropagation,
    },
  }
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

/** A menu, calendar or tooltip that is open inside the dialog takes the first Escape. */
const hasOpenPopup = (dialog: HTMLDialogElement) =>
  dialog.querySelector(
    '[data-open]:is([role="menu"], [role="listbox"], [role="dialog"], [role="tooltip"])',
  ) !== null

function returnFocus(opener: Element | null) {
  // What opened it may be gone, such as the row that was just removed: then the page's content is the nearest place.
  const isThere = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const target = isThere ? opener : document.querySelector('main')
  target?.focus()
}
