import { type KeyboardEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { addOpenDialog, markAsTopmost, openBelowTopmost, openWaitingDialogs } from './open-dialogs'

interface ModalOptions {
  /** Called when the user dismisses the dialog, e.g. by Escape or the back gesture. The parent must unmount the dialog. */
  onDismiss?: () => void
  /** Whether a press on the scrim also calls `onDismiss`. */
  dismissesOutside: boolean
  /** Whether dialogs that mount later open only after this dialog has closed. */
  staysOnTop: boolean
  /** Whether it opens even above a dialog that stays on top. */
  opensAtOnce: boolean
  /** Returns the element for the initial focus. Must be a module constant, because a new function reopens the dialog. */
  findInitialFocus: (dialog: HTMLDialogElement) => HTMLElement | null
}

/**
 * Returns the ref and the event handlers for a `<dialog>` that is the scrim and contains the panel. The dialog is open and
 * modal while it is mounted.
 */
export function useModal({
  onDismiss,
  dismissesOutside,
  staysOnTop,
  opensAtOnce,
  findInitialFocus,
}: ModalOptions) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isClosing = useRef(false)
  const hasPressStartedOnScrim = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    let close: (() => void) | undefined
    const open = () => {
      const opener = document.activeElement
      const removeMark = staysOnTop ? markAsTopmost(element) : undefined
      const removeOpenDialog = addOpenDialog(element, findInitialFocus(element))
      close = () => {
        removeOpenDialog()
        removeMark?.()
        isClosing.current = true
        element.close()
        isClosing.current = false
        returnFocus(opener)
        openWaitingDialogs()
      }
    }
    const cancelOpening = opensAtOnce ? open() : openBelowTopmost(open)
    return () => {
      cancelOpening?.()
      close?.()
    }
  }, [findInitialFocus, staysOnTop, opensAtOnce])

  return {
    dialog,
    modalProps: {
      // Prevents the `cancel` event that follows Escape. At the second `cancel` event, browsers close a dialog despite
      // `preventDefault`.
      onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        if (hasOpenPopup(event.currentTarget)) return
        event.preventDefault()
        onDismiss?.()
      },
      // The back gesture fires `cancel` on the dialog. A file input in the dialog fires `cancel` too; that event bubbles
      // to the dialog and is ignored.
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
      // A press on the scrim has the dialog itself as its target. The press must start and end there. If the user selects
      // text and releases the button outside the panel, the dialog stays open.
      onPointerDown(event: PointerEvent<HTMLDialogElement>) {
        hasPressStartedOnScrim.current = event.target === event.currentTarget
      },
      onClick(event: SyntheticEvent<HTMLDialogElement>) {
        const isPressOnScrim = event.target === event.currentTarget && hasPressStartedOnScrim.current
        if (isPressOnScrim && dismissesOutside) onDismiss?.()
      },
      // React events bubble through portals. Without these handlers, a submit or reset in the dialog would also call the
      // handlers of a form that contains the dialog in the React tree.
      onSubmit: stopPropagation,
      onReset: stopPropagation,
    },
  }
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation()

/** Returns whether a menu, list, calendar or tooltip is open in the dialog. Escape then closes only that popup. */
const hasOpenPopup = (dialog: HTMLDialogElement) =>
  dialog.querySelector(
    '[data-open]:is([role="menu"], [role="listbox"], [role="dialog"], [role="tooltip"])',
  ) !== null

function returnFocus(opener: Element | null) {
  // If the opener is no longer in the page, e.g. because its row was removed, the main content receives the focus.
  const canFocusOpener = opener instanceof HTMLElement && opener !== document.body && opener.isConnected
  const target = canFocusOpener ? opener : document.querySelector('main')
  target?.focus()
}
