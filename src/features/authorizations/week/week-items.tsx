import { Link } from 'react-router-dom'
import type { CalendarItem } from '@/design-system/components/WeekCalendar/calendar-day'
import { toMinuteOfDay } from '@/domain/times'
import { getEditPath } from '../terms/form-paths'
import { copy } from './copy'
import type { WeekEntry } from './week-entries'

const minutesPerDay = 24 * 60

const getNote = ({ visit }: WeekEntry): string | undefined => {
  if (visit.refusal) return copy.refusals[visit.refusal]
  return visit.isUnconfirmed ? copy.unconfirmed : undefined
}

/** Converts what is expected on a day to an item of the calendar and of the agenda. */
export function toCalendarItem(entry: WeekEntry): CalendarItem {
  const { authorization, visit, isPast } = entry
  const end = toMinuteOfDay(visit.end) + 1
  const detail = visit.isAllDay
    ? copy.allDay
    : copy.hours(
        visit.start,
        visit.refusal === 'reversedHours' ? authorization.end_time.slice(0, 5) : visit.end,
      )
  const note = getNote(entry)
  return {
    id: authorization.id,
    title: authorization.name,
    detail,
    note,
    label: [`${authorization.name}, ${detail}.`, note].filter(Boolean).join(' '),
    start: toMinuteOfDay(visit.start),
    // The last minute of the hours is still allowed. In the calendar, 9:00 to 13:00 ends at the line of 13:00.
    end: end === minutesPerDay ? end : end - 1,
    isAllDay: visit.isAllDay,
    edge: visit.refusal ? 'danger' : visit.isUnconfirmed ? 'dashed' : undefined,
    isPast,
    render: <Link to={getEditPath(authorization)} />,
  }
}
