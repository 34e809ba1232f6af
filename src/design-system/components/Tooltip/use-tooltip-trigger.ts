import { type FocusEvent, type PointerEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'

/** Long enough not to flash at every button that the pointer crosses. */
const openDelay = 400
/** Long enough for the pointer to travel from the control to the popup. */
const closeDelay = 150

/**
 * When a tooltip opens and closes: a resting mouse, keyboard focus and, if asked, a press. It needs nothing of the
 * floating part, which is therefore fetched only when somebody is about to see it.
 */
export function useTooltipTrigger(opensOnPress: boolean) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isFocusShown = useRef(false)

  useEffect(() => () => clearTimeout(timer.current), [])

  const openAt = (element: Element, delay = 0) => {
    clearTimeout(timer.current)
    setAnchor(element)
    if (delay === 0) setIsOpen(true)
    else timer.current = setTimeout(() => setIsOpen(true), delay)
  }
  const close = (delay = 0) => {
    clearTimeout(timer.current)
    if (delay === 0) setIsOpen(false)
    else timer.current = setTimeout(() => setIsOpen(false), delay)
  }
  const keepOpen = () => clearTimeout(timer.current)
  const closeUnlessFocused = () => {
    if (!isFocusShown.current) close(closeDelay)
  }

  return {
    anchor,
    isOpen,
    hasOpened: anchor !== null,
    close: () => close(),
    triggerProps: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType === 'mouse' && !isOpen) openAt(event.currentTarget, openDelay)
        else keepOpen()
      },
      onPointerLeave: closeUnlessFocused,
      onFocus(event: FocusEvent) {
        isFocusShown.current = event.currentTarget.matches(':focus-visible') && !hasJustArrived(event)
        if (isFocusShown.current) openAt(event.currentTarget)
      },
      onBlur() {
        isFocusShown.current = false
        close()
      },
      onClick(event: SyntheticEvent) {
        if (opensOnPress) openAt(event.currentTarget)
        else close()
      },
    },
    popupProps: { onPointerEnter: keepOpen, onPointerLeave: closeUnlessFocused },
  }
}

/** Focus that comes into a dialog as it opens asks nothing yet; a tooltip there would take the Escape that leaves the dialog. */
function hasJustArrived({ currentTarget, relatedTarget }: FocusEvent): boolean {
  const dialog = currentTarget.closest('dialog')
  return dialog !== null && !(relatedTarget instanceof Node && dialog.contains(relatedTarget))
}
