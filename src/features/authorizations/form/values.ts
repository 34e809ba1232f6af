import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import type { AuthorizationType } from '@/api/generated/model/authorizationType'
import type { AuthorizedPerson } from '@/api/generated/model/authorizedPerson'
import type { LocationTo } from '@/api/generated/model/locationTo'
import { defaultDays, isAllDay } from '@/domain/authorizations'
import { addDays, type Day, shortTime } from '@/domain/days'
import { applyWeekdayRule, fromWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'

/** What the inputs of the form hold, in the order in which they stand: the first error is the first of these. */
export interface AuthorizationValues {
  title: string
  type: AuthorizationType | ''
  days: 'single' | 'several'
  from: Day | ''
  /** Only asked for when `days` is 'several'. */
  to: Day | ''
  /** Only asked for when `days` is 'several'. */
  week: 'all' | 'some'
  isWeekendFiltered: boolean
  /** What counts when `week` is 'some'. */
  weekdays: Weekday[]
  hours: 'whole' | 'range'
  /** `HH:mm`, asked for when `hours` is 'range'. */
  start: string
  end: string
  arrival: LocationTo | ''
  note: string
  /** Who joins: everybody, in a new authorization. */
  people: AuthorizedPerson[]
  /** Who was authorized and leaves. */
  removed: AuthorizedPerson[]
}

/** A new authorization's form (P5, P9): several days, today to today + 7, all week, the whole day. */
export const newValues = (day: Day): AuthorizationValues => ({
  title: '',
  type: '',
  days: 'several',
  ...defaultDays(day),
  week: 'all',
  isWeekendFiltered: false,
  weekdays: [...weekdays],
  hours: 'whole',
  start: '',
  end: '',
  arrival: '',
  note: '',
  people: [],
  removed: [],
})

/** An authorization's form. All that its range offers, or all seven days, is 'all week'. */
export function valuesOf(authorization: AuthorizationDetail): AuthorizationValues {
  const { from_date: from, to_date, concurrent_flag, start_time, end_time } = authorization
  const isWholeDay = isAllDay(authorization)
  const { available } = applyWeekdayRule({ from, to: to_date, chosen: weekdays })
  const { chosen } = applyWeekdayRule({ from, to: to_date, chosen: fromWeekdayFlags(authorization) })
  return {
    title: authorization.name,
    type: authorization.preauthorization_type,
    days: concurrent_flag ? 'several' : 'single',
    from,
    to: concurrent_flag ? to_date : addDays(from, 7),
    week: !concurrent_flag || chosen.length === available.length ? 'all' : 'some',
    isWeekendFiltered: false,
    weekdays: concurrent_flag ? chosen : [...weekdays],
    hours: isWholeDay ? 'whole' : 'range',
    start: isWholeDay ? '' : shortTime(start_time),
    end: isWholeDay ? '' : shortTime(end_time),
    arrival: authorization.location_to ?? '',
    note: authorization.description,
    people: [],
    removed: [],
  }
}
