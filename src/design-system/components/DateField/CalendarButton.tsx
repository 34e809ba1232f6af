import { CalendarDays } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { FieldButton } from '../Field/FieldButton'
import type { CalendarFloatProps } from './CalendarFloat'
import type { useCalendar } from './use-calendar'

interface CalendarButtonProps<Popup> {
  /** The accessible name of the button and of the calendar. */
  label: string
  disabled?: boolean
  calendar: ReturnType<typeof useCalendar>
  /** Loads the component of the calendar. The function must be a module constant. */
  load: () => Promise<Popup>
  /** Renders the loaded component. `floatProps` are the props for its CalendarFloat. */
  children: (popup: Popup, floatProps: CalendarFloatProps) => ReactNode
}

/** The button in a date field that opens and closes the calendar. The first press loads the calendar. */
export function CalendarButton<Popup>(props: CalendarButtonProps<Popup>) {
  const { label, disabled, calendar, load, children } = props
  const { isOpen, open, close } = calendar
  const button = useRef<HTMLButtonElement>(null)
  const { part, loadPart, prefetch } = useOnDemand(load)

  const toggle = () => {
    if (isOpen) return close()
    open()
    loadPart(close)
  }

  return (
    <>
      <FieldButton
        ref={button}
        label={label}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={toggle}
      >
        <CalendarDays aria-hidden="true" />
      </FieldButton>
      {part && children(part, { label, anchor: calendar.frame, button, isOpen, onClose: close })}
    </>
  )
}
