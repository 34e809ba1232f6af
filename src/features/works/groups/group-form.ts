import * as v from 'valibot'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { GroupAuthorizationInput } from '@/api/generated/model/groupAuthorizationInput'
import type { Work } from '@/api/generated/model/work'
import { type Day, formatDay, isDay, toFullTime, toShortTime } from '@/domain/days'
import { fromWeekdayFlags, toWeekdayFlags, type Weekday, weekdays } from '@/domain/weekdays'
import { addFieldErrorsCheck, type FieldErrors } from '@/patterns/form/schema-with-field-errors'
import { copy } from './copy'

export const groupLimits = {
  name: 30,
  description: 500,
  earliest: '00:00',
  latest: '17:00',
  /** The time fields offer one time every `step` minutes. */
  step: 15,
} as const

/** Groups are valid from Monday to Friday only. */
export const workdays: readonly Weekday[] = weekdays.slice(0, 5)

/** The values in the order of the inputs, which is the order of the error summary. */
export interface GroupValues {
  name: string
  from: Day | ''
  to: Day | ''
  weekdays: Weekday[]
  /** In the format `HH:mm`. */
  start: string
  /** In the format `HH:mm`. */
  end: string
  description: string
  /** The ids of the workers, as strings for the select. */
  workers: string[]
  isActive: boolean
}

type WorkDates = Pick<Work, 'start_date' | 'end_date'>

/** Creates the initial values of a new group: the dates of the work, Tuesday to Friday, 07:00 to 17:00. */
export const createGroupValues = ({ start_date, end_date }: WorkDates): GroupValues => ({
  name: '',
  from: start_date,
  to: end_date,
  weekdays: workdays.slice(1),
  start: '07:00',
  end: '17:00',
  description: '',
  workers: [],
  isActive: true,
})

export function toGroupValues({ preauthorization: group }: GroupAuthorization): GroupValues {
  return {
    name: group.name,
    from: group.from_date,
    to: group.to_date,
    weekdays: fromWeekdayFlags(group),
    start: toShortTime(group.start_time),
    end: toShortTime(group.end_time),
    description: group.description,
    workers: group.people.map(({ id }) => String(id)),
    isActive: group.active_flag,
  }
}

interface GroupRules {
  work: WorkDates
  /** Returns today's date in the neighbourhood. It is a function because a form may stay open past midnight. */
  today: () => Day
}

const valuesSchema: v.GenericSchema<GroupValues> = v.object({
  name: v.string(),
  from: v.string(),
  to: v.string(),
  weekdays: v.array(v.picklist(weekdays)),
  start: v.string(),
  end: v.string(),
  description: v.string(),
  workers: v.array(v.string()),
  isActive: v.boolean(),
})

export const createGroupSchema = (rules: GroupRules) =>
  addFieldErrorsCheck(valuesSchema, (values) => ({
    name: validateName(values.name),
    from: validateFirstDay(values, rules),
    to: validateLastDay(values, rules),
    weekdays: values.weekdays.some((day) => workdays.includes(day)) ? undefined : copy.errors.weekdays,
    ...validateHours(values),
    description:
      values.description.trim().length > groupLimits.description ? copy.errors.description : undefined,
  }))

function validateName(name: string): string | undefined {
  if (name.trim() === '') return copy.errors.name
  return name.trim().length > groupLimits.name ? copy.errors.nameLength : undefined
}

function validateFirstDay({ from }: GroupValues, { work }: GroupRules): string | undefined {
  if (!isDay(from)) return copy.errors.from
  return from < work.start_date ? copy.errors.fromBeforeWork(formatDay(work.start_date)) : undefined
}

function validateLastDay({ from, to }: GroupValues, { work, today }: GroupRules): string | undefined {
  if (!isDay(to)) return copy.errors.to
  if (to > work.end_date) return copy.errors.toAfterWork(formatDay(work.end_date))
  if (to < today()) return copy.errors.toInThePast
  return to < from ? copy.errors.toBeforeFrom : undefined
}

const isQuarterHour = (time: string) => /^([01]\d|2[0-3]):(00|15|30|45)$/.test(time)

function validateHours({ start, end }: GroupValues): FieldErrors<GroupValues> {
  return {
    start: start === '' ? copy.errors.start : isQuarterHour(start) ? undefined : copy.errors.quarter,
    end: end === '' ? copy.errors.end : validateEnd(start, end),
  }
}

function validateEnd(start: string, end: string): string | undefined {
  if (end > groupLimits.latest) return copy.errors.endTooLate
  if (!isQuarterHour(end)) return copy.errors.quarter
  return end < start ? copy.errors.endBeforeStart : undefined
}

/** Maps the fields of the backend's errors to the fields of the form. */
export const groupServerFields = {
  'preauth_fields.name': 'name',
  'preauth_fields.from_date': 'from',
  'preauth_fields.to_date': 'to',
  'preauth_fields.start_time': 'start',
  'preauth_fields.end_time': 'end',
  'preauth_fields.description': 'description',
} as const satisfies Record<string, keyof GroupValues>

/**
 * Builds the request body. The form does not show the notification flags and the plate, so an update sends the values of
 * the existing group for these fields.
 */
export function toGroupInput(
  values: GroupValues,
  workId: number,
  existingGroup?: GroupAuthorization,
): GroupAuthorizationInput {
  const terms: Partial<GroupAuthorization['preauthorization']> = existingGroup?.preauthorization ?? {}
  const plate = terms.license_plate_number
  return {
    work: workId,
    workers: values.workers.map(Number),
    preauth_fields: {
      oncheckin_notify_flag: terms.oncheckin_notify_flag ?? false,
      oncheckout_notify_flag: terms.oncheckout_notify_flag ?? false,
      ...(plate ? { license_plate_number: plate } : {}),
      name: values.name.trim(),
      description: values.description.trim(),
      type: 'VENDOR',
      source: 'PERSON',
      method: 'WEB',
      from_date: values.from,
      to_date: values.to,
      start_time: toFullTime(values.start),
      end_time: toFullTime(values.end),
      ...toWeekdayFlags(workdays.filter((day) => values.weekdays.includes(day))),
      active_flag: values.isActive,
      concurrent_flag: values.from !== values.to,
    },
  }
}
