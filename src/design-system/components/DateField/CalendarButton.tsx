import { CalendarDays } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { FieldButton } from '../Field/FieldButton'

interface CalendarButtonProps<Popup> {
  label: string
  disabled?: boolean
  isOpen: boolean
  onOpen: () => void
  /** Called by a second press, and when the calendar cannot be loaded. */
  onClose: () => void
  /** Loads the calendar. A constant of a module. */
  load: () => Promise<Popup>
  /** Renders the loaded calendar. The focus returns to `button`. */
  children: (popup: Popup, button: RefObject<HTMLElement | null>) => ReactNode
}

/** The button of a date field that loads and opens a calendar. */
export function CalendarButton<Popup>(props: CalendarButtonProps<Popup>) {
  const { label, disabled, isOpen, onOpen, onClose, load, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const { part, fetch, fetchAhead } = useOnDemand(load)

  const toggle = () => {
    if (isOpen) return onClose()
    onOpen()
    fetch(onClose)
  }

  return (
    <>
      <FieldButton
        ref={button}
        label={label}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={toggle}
      >
        <CalendarDays aria-hidden="true" />
      </FieldButton>
      {part && children(part, button)}
    </>
  )
}
