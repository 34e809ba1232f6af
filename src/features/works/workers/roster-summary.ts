import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { Work } from '@/api/generated/model/work'
import type { Worker } from '@/api/generated/model/worker'
import { normalizeForSearch } from '@/design-system/components/OptionList/match-options'
import type { Day } from '@/domain/days'
import { type EntryPermission, type EntryRefusalReason, getEntryPermission } from '@/domain/entry'
import { getExpiry } from '@/domain/expiry'
import type { RenewablePaper } from '@/patterns/persons/renewal-state'

/** The parts of the roster that the user can select; '' is the whole roster. The values are in the address. */
export const rosterParts = [
  '',
  'no-entran',
  'vencen',
  'sin-art',
  'sin-antecedentes',
  'sin-autorizacion',
] as const

export type RosterPart = (typeof rosterParts)[number]

/** A worker with the permission for a day. */
export interface CheckedWorker {
  worker: Worker
  permission: EntryPermission
  /** The last days of what the worker has: the insurance, the background check, and the active group that ends last. */
  lastDays: readonly Day[]
}

interface RosterInput {
  workers: readonly Worker[]
  groups: readonly GroupAuthorization[]
  work: Pick<Work, 'status' | 'end_date'>
  day: Day
}

/** Checks which workers may enter on `day`, as the gate would. */
export function checkWorkers({ workers, groups, work, day }: RosterInput): CheckedWorker[] {
  const groupsOfWorkers = groupByWorker(groups)
  return workers.map((worker) => {
    const ownGroups = groupsOfWorkers.get(worker.id) ?? []
    return {
      worker,
      permission: getEntryPermission({ work, worker, groups: ownGroups, day }),
      lastDays: listLastDays(worker, ownGroups),
    }
  })
}

/** Returns the groups of each worker, so that a check does not go through the people of all groups. */
function groupByWorker(groups: readonly GroupAuthorization[]): Map<number, GroupAuthorization[]> {
  const groupsOfWorkers = new Map<number, GroupAuthorization[]>()
  for (const group of groups)
    for (const { id } of group.preauthorization.people) {
      const ownGroups = groupsOfWorkers.get(id)
      if (ownGroups) ownGroups.push(group)
      else groupsOfWorkers.set(id, [group])
    }
  return groupsOfWorkers
}

function listLastDays({ person }: Worker, groups: readonly GroupAuthorization[]): Day[] {
  const groupDays = groups
    .filter(({ preauthorization }) => preauthorization.active_flag)
    .map(({ preauthorization }) => preauthorization.to_date)
    .sort()
  const days = [person.insurance?.expiration_date, person.background_check?.expiration_date, groupDays.at(-1)]
  return days.filter((day) => day !== undefined)
}

type ReasonCode = EntryRefusalReason['code']

/** What a worker needs for the entry: the papers, and an active group. */
export type EntryRequirement = RenewablePaper | 'group'

/** The reasons that are about each requirement. */
const requirementCodes: Readonly<Record<EntryRequirement, readonly ReasonCode[]>> = {
  insurance: ['withoutInsurance', 'insuranceOver'],
  background_check: ['withoutCheck', 'checkOver', 'checkNotYet'],
  group: ['withoutGroup', 'groupOff', 'groupOver', 'groupNotYet', 'otherDay', 'workOver'],
}

/** Whether no reason is about the requirement. */
export const isCovered = ({ reasons }: EntryPermission, requirement: EntryRequirement): boolean =>
  !reasons.some(({ code }) => requirementCodes[requirement].includes(code))

/** Whether a worker belongs to a part of the roster. `today` is the day from which the 14 days count. */
export const isInPart: Readonly<Record<RosterPart, (checked: CheckedWorker, today: Day) => boolean>> = {
  '': () => true,
  'no-entran': ({ permission }) => !permission.canEnter,
  vencen: ({ lastDays }, today) => lastDays.some((day) => getExpiry(day, today)?.state === 'near'),
  'sin-art': ({ permission }) => !isCovered(permission, 'insurance'),
  'sin-antecedentes': ({ permission }) => !isCovered(permission, 'background_check'),
  'sin-autorizacion': ({ permission }) => !isCovered(permission, 'group'),
}

/** Counts the workers of each part. */
export const countParts = (workers: readonly CheckedWorker[], today: Day) =>
  Object.fromEntries(
    rosterParts.map((part) => [part, workers.filter((checked) => isInPart[part](checked, today)).length]),
  ) as Record<RosterPart, number>

type WithWorker = Pick<CheckedWorker, 'worker'>

const getName = ({ worker: { person } }: WithWorker) => `${person.last_name} ${person.first_name}`

/** Compares two workers by last and first name. */
export const compareWorkerNames = (left: WithWorker, right: WithWorker): number =>
  getName(left).localeCompare(getName(right), 'es')

/** Sorts those who may not enter first, by the number of reasons, and then those who may, by what ends first. */
const compareEntries = (left: CheckedWorker, right: CheckedWorker) =>
  Number(left.permission.canEnter) - Number(right.permission.canEnter) ||
  right.permission.reasons.length - left.permission.reasons.length ||
  getFirstEnd(left).localeCompare(getFirstEnd(right)) ||
  compareWorkerNames(left, right)

const getFirstEnd = ({ lastDays }: CheckedWorker) => [...lastDays].sort()[0] ?? ''

/** The comparators by the id of the column. */
const comparators: Record<string, (left: CheckedWorker, right: CheckedWorker) => number> = {
  tomorrow: compareEntries,
  person__last_name: compareWorkerNames,
  person__id_number: (left, right) =>
    left.worker.person.id_number.localeCompare(right.worker.person.id_number, 'es', { numeric: true }),
  status: (left, right) =>
    left.worker.status.localeCompare(right.worker.status) || compareWorkerNames(left, right),
}

/** Returns a sorted copy. `ordering` is the id of a column, with the prefix `-` for descending order. */
export function sortWorkers(workers: readonly CheckedWorker[], ordering: string): CheckedWorker[] {
  const isDescending = ordering.startsWith('-')
  const compare = comparators[ordering.replace('-', '')] ?? compareWorkerNames
  return [...workers].sort((left, right) => (isDescending ? compare(right, left) : compare(left, right)))
}

/** Returns the workers whose name or document has every word of `text`. Case, accents and dots in numbers do not matter. */
export function searchWorkers(workers: readonly CheckedWorker[], text: string): readonly CheckedWorker[] {
  const words = normalizeForSearch(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return workers
  return workers.filter((checked) => {
    const searchText = normalizeForSearch(`${getName(checked)} ${checked.worker.person.id_number}`)
    return words.every((word) => searchText.includes(word))
  })
}
