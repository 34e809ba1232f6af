import { Popover } from '@base-ui/react/popover'
import { type RefObject, useRef } from 'react'
import { DayPicker } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import styled from 'styled-components'
import { border, color, layer, motion, radius, shadow, space } from '../../theme/tokens'
import { clampDay, fromLocalDate, toLocalDate } from './calendar-day'
import { calendarStyles } from './calendar-styles'

export interface CalendarProps {
  /** The chosen day, 'YYYY-MM-DD' or ''. */
  day: string
  onChoose: (day: string) => void
  limits: { min?: string; max?: string; disabledDates?: (day: string) => boolean }
  today: string
  hasYearMenu?: boolean
}

interface CalendarPopupProps extends CalendarProps {
  /** The field's frame, which the calendar opens below. */
  anchor: RefObject<HTMLElement | null>
  /** The button that opened it: focus returns there. */
  button: RefObject<HTMLElement | null>
  isOpen: boolean
  /** Called by Escape, by a choice and by a press or focus outside; the last two leave the focus elsewhere. */
  onClose: (isFocusElsewhere: boolean) => void
  /** Name of the calendar. */
  label: string
}

/** The calendar of a date field, floating below it. */
export function CalendarPopup({ anchor, button, isOpen, onClose, label, ...calendar }: CalendarPopupProps) {
  const popup = useRef<HTMLDivElement>(null)
  // Inside an open dialog only its own descendants are on top; inside a themed part of a page, its own colours hold.
  const container = anchor.current?.closest<HTMLElement>('dialog, body [data-theme]') ?? undefined

  const followBase = (shouldBeOpen: boolean, details: Popover.Root.ChangeEventDetails) => {
    if (shouldBeOpen) return
    const target = details.event.target
    // The press on the button that closes the calendar is the button's own affair.
    if (target instanceof Node && button.current?.contains(target)) return details.cancel()
    onClose(details.reason === 'outside-press' || details.reason === 'focus-out')
  }
  const choose = (day: string) => {
    calendar.onChoose(day)
    onClose(false)
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={followBase}>
      <Popover.Portal container={container}>
        <Positioner anchor={anchor} side="bottom" align="end" sideOffset={4} collisionPadding={8}>
          <Popup
            ref={popup}
            aria-label={label}
            initialFocus={() => popup.current?.querySelector<HTMLElement>('.rdp-day_button[tabindex="0"]')}
            finalFocus={button}
          >
            <Calendar {...calendar} onChoose={choose} />
          </Popup>
        </Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

function Calendar({ day, onChoose, limits, today, hasYearMenu }: CalendarProps) {
  const { min, max, disabledDates } = limits
  const first = toLocalDate(min)
  const last = toLocalDate(max)
  return (
    <DayPicker
      mode="single"
      required
      locale={es}
      navLayout="around"
      captionLayout={hasYearMenu ? 'dropdown' : 'label'}
      selected={toLocalDate(day)}
      onSelect={(date) => onChoose(fromLocalDate(date))}
      today={toLocalDate(today)}
      defaultMonth={toLocalDate(day === '' ? clampDay(today, min, max) : day)}
      startMonth={first}
      endMonth={last}
      disabled={[
        ...(first ? [{ before: first }] : []),
        ...(last ? [{ after: last }] : []),
        (date: Date) => disabledDates?.(fromLocalDate(date)) ?? false,
      ]}
    />
  )
}

const Positioner = styled(Popover.Positioner)`
  z-index: ${layer.floating};
`

const Popup = styled(Popover.Popup)`
  inline-size: min(21rem, var(--available-width));
  padding: ${space(2)};
  color: ${color.ink};
  background-color: ${color.surface};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.float};
  outline: none;
  transition: opacity ${motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }

  ${calendarStyles}
`
