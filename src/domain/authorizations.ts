import type { AuthorizationType } from '../api/generated/model/authorizationType'
import { addDays, type Day, today, toShortTime } from './days'
import { fromWeekdayFlags, type WeekdayFlags, weekdays } from './weekdays'

/** Returns the default range of a new authorization: from `day` (today by default) to the seventh day after it. */
export const getDefaultDays = (day: Day = today()) => ({ from: day, to: addDays(day, 7) })
export const wholeDay = { start: '00:00', end: '23:59' } as const
/** The maximum number of avatars on the card of an authorization. */
export const maxAvatars = 5

/** Whether the last day of an authorization has passed. */
export const isExpiredAuthorization = (authorization: { to_date: Day }, day: Day = today()): boolean =>
  authorization.to_date < day

const knownTypes = {
  PERSONAL: true,
  INVITE: true,
  FAMILY: true,
  VENDOR: true,
  OTHER: true,
  REAL_STATE: true,
  EVENT: true,
} as const satisfies Record<AuthorizationType, true>

/** Whether the portal knows the type of an authorization. A newer backend may have others, with rules of their own. */
export const hasKnownType = ({ preauthorization_type: type }: { preauthorization_type: string }): boolean =>
  Object.hasOwn(knownTypes, type)

/** Whether an invitation has as many guests as seats. Nobody else can then register by its link. */
export const isFullInvitation = ({
  preauthorization_type,
  count_authorized,
  max_people,
}: {
  preauthorization_type: string
  count_authorized: number
  max_people?: number | null
}): boolean =>
  preauthorization_type === 'INVITE' && typeof max_people === 'number' && count_authorized >= max_people

/** Whether the hours are 00:00 to 23:59. The seconds are ignored. */
export const isAllDay = ({ start_time, end_time }: { start_time: string; end_time: string }): boolean =>
  toShortTime(start_time) === wholeDay.start && toShortTime(end_time) === wholeDay.end

/** Whether all seven weekdays are chosen. */
export const isAllWeek = (flags: WeekdayFlags): boolean => fromWeekdayFlags(flags).length === weekdays.length

/** Builds the title of an untitled authorization: the first of the full names and the number of the others, `Ana Paz + 2`. */
export function buildDefaultTitle(names: readonly string[]): string {
  const [first = '', ...others] = names
  return others.length > 0 ? `${first} + ${others.length}` : first
}

/** The contract's maximum length, in characters, for the text of a search for authorizations or authorized people. */
export const authorizationSearchLimit = 100
