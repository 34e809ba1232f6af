import type { Schemas } from '../contract/operations.ts'
import { workSentences } from '../copy/works.ts'
import type { WorkGroupRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { formatFullName } from './people.ts'
import { pickPhone } from './persons.ts'
import { findGroupTermRefusals, type GroupContext, toStoredGroupTerms } from './work-group-terms.ts'
import { toPapers, type WorkerWithPerson } from './workers.ts'
import { refuseOtherWork } from './works.ts'

const { groups: copy } = workSentences

/** A group and its workers. The workers are in the order in which they were added to the group. */
export interface JoinedGroup {
  group: WorkGroupRow
  workers: WorkerWithPerson[]
}

interface NewGroupContext extends Omit<GroupContext, 'previous'> {
  id: number
  roster: readonly WorkerWithPerson[]
}

/**
 * Creates a group, or changes the group `previous`. `id` is the id of a new group; a changed group keeps its id.
 * @throws Refusal 400 with the sentences of each invalid field, such as `preauth_fields.name`.
 */
export function buildGroup(
  input: Schemas['GroupAuthorizationInput'],
  { id, work, today, roster }: NewGroupContext,
  previous?: JoinedGroup,
): JoinedGroup {
  refuseOtherWork(work, input.work)
  const requestedWorkers = [...new Set(input.workers)].map((workerId) =>
    roster.find(({ row }) => row.id === workerId),
  )
  refuseInvalidFields({
    ...findGroupTermRefusals(input.preauth_fields, { work, today, previous: previous?.group }),
    workers: findWorkerRefusals(requestedWorkers, previous?.workers ?? []),
  })
  return {
    group: {
      id: previous?.group.id ?? id,
      work_id: work.id,
      ...toStoredGroupTerms(input.preauth_fields),
      is_removed: false,
    },
    workers: requestedWorkers.filter((worker) => worker !== undefined),
  }
}

/**
 * Finds the problems of the requested workers. Each must be on the roster. A worker who joins the group must be current; a
 * worker who was already in the group may stay with any status.
 */
function findWorkerRefusals(
  requestedWorkers: readonly (WorkerWithPerson | undefined)[],
  previousWorkers: readonly WorkerWithPerson[],
): string[] {
  const knownWorkers = requestedWorkers.filter((worker) => worker !== undefined)
  if (knownWorkers.length < requestedWorkers.length) return [copy.strangers]
  const refusedNewWorkers = knownWorkers.filter(
    ({ row }) => row.status !== 'CURRENT' && !previousWorkers.some((worker) => worker.row.id === row.id),
  )
  return refusedNewWorkers.length === 0
    ? []
    : [copy.notCurrent(refusedNewWorkers.map(({ person }) => formatFullName(person)))]
}

/** Marks a group as removed and inactive. */
export const endGroup = (group: WorkGroupRow): WorkGroupRow => ({
  ...group,
  active_flag: false,
  is_removed: true,
})

/** Whether a group matches the filter `is_active_flag`; a removed group never matches. */
export const matchesGroupFilter = (
  { is_removed, active_flag }: Pick<WorkGroupRow, 'is_removed' | 'active_flag'>,
  isActive: boolean | undefined,
): boolean => !is_removed && (isActive === undefined || isActive === active_flag)

/** Sorts the newest group first. */
export const compareNewestGroupFirst = (left: WorkGroupRow, right: WorkGroupRow): number => right.id - left.id

/** Converts a group to its form in responses. */
export function toGroupAuthorization({ group, workers }: JoinedGroup): Schemas['GroupAuthorization'] {
  const { id, work_id: _work, is_removed: _removed, ...terms } = group
  return {
    id,
    preauthorization: {
      ...terms,
      type: 'VENDOR',
      source: 'PERSON',
      method: 'WEB',
      allDay: group.start_time === '00:00:00' && group.end_time.startsWith('23:59'),
      people: workers.map(toGroupPerson),
    },
  }
}

const toGroupPerson = ({ row, person }: WorkerWithPerson): Schemas['GroupPerson'] => ({
  id: row.id,
  full_name: formatFullName(person),
  id_number: person.id_number,
  ...pickPhone(person),
  ...toPapers(person),
  status: row.status,
})
