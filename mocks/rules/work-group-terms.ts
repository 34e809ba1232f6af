import type { Schemas } from '../contract/operations.ts'
import { workSentences } from '../copy/works.ts'
import type { WorkGroupRow, WorkRow } from '../db/rows.ts'
import { type CalendarDay, listChosenWeekdays, pickWeekdayFlags } from './calendar.ts'
import type { FieldRefusals } from './field-refusals.ts'

const { groups: copy } = workSentences

type Fields = Schemas['GroupPreauthorizationFields']

/** The latest time at which the hours of a group may end. */
const latestEndTime = '17:00:00'

const weekend = ['saturday_flag', 'sunday_flag']

/** The context of a request that saves a group. `previous` is the stored row of the group; undefined for a new group. */
export interface GroupContext {
  work: WorkRow
  today: CalendarDay
  previous?: WorkGroupRow
}

/**
 * Finds the problems of a group's name, days and hours. Problems of the weekdays are under `non_field_errors`, the others
 * under names such as `preauth_fields.from_date`.
 */
export function findGroupTermRefusals(fields: Fields, context: GroupContext): FieldRefusals {
  const refusals: FieldRefusals = {
    name: fields.name.trim() === '' ? [copy.withoutName] : [],
    from_date: findFromDateRefusals(fields, context),
    to_date: findToDateRefusals(fields, context),
    start_time: isQuarterHour(fields.start_time) ? [] : [copy.notAQuarter],
    end_time: findEndTimeRefusals(fields),
  }
  const fieldEntries = Object.entries(refusals).map(([field, reasons]) => [
    `preauth_fields.${field}`,
    reasons,
  ])
  return { ...Object.fromEntries(fieldEntries), non_field_errors: findWeekdayRefusals(fields) }
}

function findFromDateRefusals({ from_date }: Fields, { work, today, previous }: GroupContext): string[] {
  if (previous && previous.to_date < today && from_date !== previous.from_date) return [copy.beginningIsFixed]
  return from_date < work.start_date ? [copy.beginsTooEarly] : []
}

function findToDateRefusals({ from_date, to_date }: Fields, { work, today }: GroupContext): string[] {
  if (to_date < from_date) return [copy.endsBeforeItBegins]
  if (to_date < today) return [copy.endsInThePast]
  return to_date > work.end_date ? [copy.endsTooLate] : []
}

function findEndTimeRefusals({ start_time, end_time }: Fields): string[] {
  if (end_time < start_time) return [copy.timesReversed]
  if (end_time > latestEndTime) return [copy.endsTooLateInTheDay]
  return isQuarterHour(end_time) ? [] : [copy.notAQuarter]
}

const isQuarterHour = (time: string): boolean => /:(00|15|30|45):00$/.test(time)

function findWeekdayRefusals(fields: Fields): string[] {
  const chosenDays = listChosenWeekdays(fields)
  if (chosenDays.some((day) => weekend.includes(day))) return [copy.onWeekends]
  return chosenDays.length === 0 ? [copy.withoutDays] : []
}

/**
 * Picks the fields to store from a request body, and sets defaults for absent fields. The plate is stored in capitals without
 * spaces.
 */
export function toStoredGroupTerms(fields: Fields): Omit<WorkGroupRow, 'id' | 'work_id' | 'is_removed'> {
  const plate = fields.license_plate_number?.replace(/\s/g, '').toUpperCase()
  return {
    name: fields.name.trim(),
    description: fields.description ?? '',
    from_date: fields.from_date,
    to_date: fields.to_date,
    ...pickWeekdayFlags(fields),
    start_time: fields.start_time,
    end_time: fields.end_time,
    active_flag: fields.active_flag ?? true,
    oncheckin_notify_flag: fields.oncheckin_notify_flag ?? false,
    oncheckout_notify_flag: fields.oncheckout_notify_flag ?? false,
    concurrent_flag: fields.concurrent_flag ?? true,
    license_plate_number: plate || null,
  }
}
