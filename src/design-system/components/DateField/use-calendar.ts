import { type FocusEvent, useRef, useState } from 'react'

/** Whether a date field's calendar is open, and when the whole field was left: text, button and calendar are one. */
export function useCalendar(onBlur?: () => void) {
  const [isOpen, setIsOpen] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  return {
    isOpen,
    /** The field's frame. */
    frame,
    open: () => setIsOpen(true),
    close: (isFocusElsewhere = false) => {
      setIsOpen(false)
      if (isFocusElsewhere) onBlur?.()
    },
    /** For `onBlur` of the frame. What happens in the calendar arrives there too, though it floats outside. */
    leave: ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const box = frame.current
      if (!isOpen && box?.contains(target) && !box.contains(relatedTarget)) onBlur?.()
    },
  }
}
