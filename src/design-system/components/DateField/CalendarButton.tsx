import { CalendarDays } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { FieldButton } from '../Field/FieldButton'
import type { CalendarFloatProps } from './CalendarFloat'
import type { useCalendar } from './use-calendar'

interface CalendarButtonProps<Popup> {
  label: string
  disabled?: boolean
  calendar: ReturnType<typeof useCalendar>
  /** Loads the calendar. Must be a module constant. */
  load: () => Promise<Popup>
  /** Renders the loaded calendar, with the props of its popup. */
  children: (popup: Popup, floatProps: CalendarFloatProps) => ReactNode
}

/** The button of a date field that loads and opens a calendar. */
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
