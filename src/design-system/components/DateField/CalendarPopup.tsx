import { DayPicker } from 'react-day-picker'
import { es } from 'react-day-picker/locale/es'
import { buildPickerLimits, CalendarFloat, type CalendarFloatProps, type DayLimits } from './CalendarFloat'
import { clampDay, fromLocalDate, toLocalDate } from './calendar-day'
import { MonthPlace } from './MonthPlace'

interface CalendarPopupProps extends CalendarFloatProps {
  /** The chosen day, 'YYYY-MM-DD', or '' for none. */
  day: string
  onChoose: (day: string) => void
  limits: DayLimits
  today: string
  hasYearMenu?: boolean
}

/** The popup with the calendar of a DateField. */
export function CalendarPopup({
  day,
  onChoose,
  limits,
  today,
  hasYearMenu,
  ...floatProps
}: CalendarPopupProps) {
  const { min, max } = limits
  const choose = (date: Date) => {
    onChoose(fromLocalDate(date))
    floatProps.onClose(false)
  }
  const month = toLocalDate(day === '' ? clampDay(today, min, max) : day)
  return (
    <CalendarFloat {...floatProps}>
      <MonthPlace month={month}>
        <DayPicker
          mode="single"
          required
          autoFocus
          locale={es}
          navLayout="around"
          captionLayout={hasYearMenu ? 'dropdown' : 'label'}
          selected={toLocalDate(day)}
          onSelect={choose}
          today={toLocalDate(today)}
          defaultMonth={month}
          {...buildPickerLimits(limits)}
        />
      </MonthPlace>
    </CalendarFloat>
  )
}
