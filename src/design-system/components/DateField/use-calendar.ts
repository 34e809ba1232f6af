import { type FocusEvent, useRef, useState } from 'react'

/** The calendar of a date field; calls `onBlur` when the focus leaves text, button and calendar. */
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
    /** For `onBlur` of the frame. React events of the calendar bubble to it through the portal. */
    leave: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const box = frame.current
      if (!isOpen && box?.contains(target) && !box.contains(relatedTarget)) onBlur?.()
    },
  }
}
