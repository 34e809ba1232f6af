import { type FocusEvent, useRef, useState } from 'react'

/** The state of the calendar of a date field. Calls `onBlur` when the focus leaves the text, the button and the calendar. */
export function useCalendar(onBlur?: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  return {
    isOpen,
    frame,
    open: () => setIsOpen(true),
    close: (isFocusElsewhere = false) => {
      setIsOpen(false)
      if (isFocusElsewhere) onBlur?.()
    },
    /**
     * The `onBlur` handler of the frame. The calendar is in a React portal, from which events bubble to the frame too,
     * so the handler ignores events from outside of the frame's element.
     */
    reportLeave: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const box = frame.current
      if (!isOpen && box?.contains(target) && !box.contains(relatedTarget)) onBlur?.()
    },
  }
}
