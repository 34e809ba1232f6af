import { terms } from '@/copy/authorizations'
import { isAllDay } from '@/domain/authorizations'
import { type Day, formatDayWithWeekday, toShortTime } from '@/domain/days'

export const formatAllowedDays = ({ from_date, to_date }: { from_date: Day; to_date: Day }): string =>
  terms.range(formatDayWithWeekday(from_date), formatDayWithWeekday(to_date))

export const formatAllowedHours = (times: { start_time: string; end_time: string }): string =>
  isAllDay(times) ? terms.allDay : terms.hours(toShortTime(times.start_time), toShortTime(times.end_time))
