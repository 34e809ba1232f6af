import { CalendarDays } from 'lucide-react'
import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { FieldButton } from '../Field/FieldButton'
import type { CalendarProps } from './CalendarPopup'

const loadCalendar = () => import('./CalendarPopup')

/** The calendar comes on demand; if it cannot be fetched, typing still works. */
const CalendarPopup = lazy(() =>
  loadCalendar().then(
    (module) => ({ default: module.CalendarPopup }),
    () => ({ default: () => <></> }),
  ),
)

interface CalendarButtonProps extends CalendarProps {
  /** Name of the button and of the calendar. */
  label: string
  /** The field's frame, which the calendar opens below. */
  anchor: RefObject<HTMLElement | null>
  disabled?: boolean
  isOpen: boolean
  onOpen: () => void
  /** `isFocusElsewhere`: it was closed by going on to something outside, so that focus does not come back. */
  onClose: (isFocusElsewhere: boolean) => void
}

/** The button at the end of a date field and the calendar that it opens. */
export function CalendarButton(props: CalendarButtonProps) {
  const { label, anchor, disabled, isOpen, onOpen, onClose, ...calendar } = props
  const [hasOpened, setHasOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const toggle = () => {
    setHasOpened(true)
    if (isOpen) onClose(false)
    else onOpen()
  }

  return (
    <>
      <FieldButton
        ref={button}
        label={label}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={loadCalendar}
        onClick={toggle}
      >
        <CalendarDays aria-hidden="true" />
      </FieldButton>
      {hasOpened && (
        <Suspense fallback={null}>
          <CalendarPopup
            {...calendar}
            label={label}
            anchor={anchor}
            button={button}
            isOpen={isOpen}
            onClose={onClose}
          />
        </Suspense>
      )}
    </>
  )
}
