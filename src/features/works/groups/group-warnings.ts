import type { Worker } from '@/api/generated/model/worker'
import { findFirstAllowedDay } from '@/domain/allowed-days'
import { type Day, getLatestDay, isDay } from '@/domain/days'
import { toWeekdayFlags } from '@/domain/weekdays'
import type { GroupValues } from './group-form'

/** A worker of a group whose paper does not cover all days of the group. */
export interface UncoveredWorker {
  name: string
  /** The last day of the paper; undefined if the worker has none. */
  lastDay: Day | undefined
}

/** What prevents some workers of a group from entering on some of its days. */
export type GroupWarning =
  | { code: 'nobody' }
  | { code: 'noDay' }
  | { code: 'insurance'; workers: readonly UncoveredWorker[] }
  | { code: 'check'; workers: readonly UncoveredWorker[] }
  | { code: 'checkNotYet'; workers: readonly { name: string; firstDay: Day }[] }

/**
 * Returns what the user should know before they save a group. The API accepts such a group. `roster` is the whole roster; without it,
 * the papers are unknown. Days before `today` do not matter, because nobody can enter on them any more.
 */
export function listGroupWarnings(
  values: GroupValues,
  today: Day,
  roster: readonly Worker[] = [],
): GroupWarning[] {
  const { workers, to, name } = values
  const warnings: GroupWarning[] = []
  // An empty new form needs no warning.
  if (workers.length === 0 && name.trim() !== '') warnings.push({ code: 'nobody' })
  const from = getFirstDay(values, today)
  if (!isDay(values.from) || !isDay(to) || to < from) return warnings
  if (!hasDay(values, from)) warnings.push({ code: 'noDay' })
  const chosen = new Set(workers)
  return [
    ...warnings,
    ...listPaperWarnings(
      roster.filter(({ id }) => chosen.has(String(id))),
      from,
      to,
    ),
  ]
}

/** Returns the first day on which a group can still be used. */
export const getFirstDay = ({ from }: Pick<GroupValues, 'from'>, today: Day): Day => getLatestDay(from, today)

/** Whether one of the chosen weekdays is between the first and the last day. */
const hasDay = ({ weekdays, to }: GroupValues, from: Day) => {
  if (weekdays.length === 0) return true
  const firstDay = findFirstAllowedDay({ from_date: from, to_date: to, ...toWeekdayFlags(weekdays) }, from)
  return firstDay !== undefined
}

function listPaperWarnings(workers: readonly Worker[], from: Day, to: Day): GroupWarning[] {
  const uninsured = listUncovered(workers, to, ({ insurance }) => insurance?.expiration_date)
  const unchecked = listUncovered(workers, to, ({ background_check: check }) => check?.expiration_date)
  const early = workers.flatMap(({ person: { full_name: name, background_check: check } }) =>
    check?.from_date && check.from_date > from ? [{ name, firstDay: check.from_date }] : [],
  )
  return [
    ...(uninsured.length > 0 ? [{ code: 'insurance' as const, workers: uninsured }] : []),
    ...(unchecked.length > 0 ? [{ code: 'check' as const, workers: unchecked }] : []),
    ...(early.length > 0 ? [{ code: 'checkNotYet' as const, workers: early }] : []),
  ]
}

/** Returns the workers whose paper ends before `to`: those without one first, then by its last day. */
const listUncovered = (
  workers: readonly Worker[],
  to: Day,
  getLastDay: (person: Worker['person']) => Day | undefined,
): UncoveredWorker[] =>
  workers
    .map(({ person }) => ({ name: person.full_name, lastDay: getLastDay(person) }))
    .filter(({ lastDay }) => lastDay === undefined || lastDay < to)
    .sort((left, right) => (left.lastDay ?? '').localeCompare(right.lastDay ?? ''))
