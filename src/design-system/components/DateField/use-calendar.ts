import { type FocusEvent, useRef, useState } from 'react'

/**
 * Holds whether the calendar of a date field is open. Calls `onBlur` when the focus leaves the whole field: the inputs,
 * the button and the calendar.
 */
export function useCalendar(onBlur?: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  // The element around the inputs and the button.
  const frame = useRef<HTMLDivElement>(null)
  return {
    isOpen,
    frame,
    open: () => setIsOpen(true),
    /** Closes the calendar. `isFocusElsewhere` tells whether the focus has left the whole field. */
    close: (isFocusElsewhere = false) => {
      setIsOpen(false)
      if (isFocusElsewhere) onBlur?.()
    },
    /**
     * The `onBlur` handler of the frame. React events also bubble to the frame from the calendar, which is in a portal.
     * The handler ignores these events.
     */
    reportLeave: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const element = frame.current
      if (!isOpen && element?.contains(target) && !element.contains(relatedTarget)) onBlur?.()
    },
  }
}
