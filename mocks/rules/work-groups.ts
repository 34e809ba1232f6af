import type { Schemas } from '../contract/operations.ts'
import { workSentences } from '../copy/works.ts'
import type { WorkGroupRow } from '../db/rows.ts'
import { refuseFields } from './field-refusals.ts'
import { formatFullName } from './people.ts'
import { pickPhone } from './persons.ts'
import { findGroupTermRefusals, type GroupContext, toStoredGroupTerms } from './work-group-terms.ts'
import { type JoinedWorker, toPapers } from './workers.ts'
import { refuseOtherWork } from './works.ts'

const { groups: copy } = workSentences

/** A group and the workers on it, in the order in which they were added. */
export interface JoinedGroup {
  group: WorkGroupRow
  workers: JoinedWorker[]
}

interface NewGroupContext extends Omit<GroupContext, 'before'> {
  id: number
  roster: readonly JoinedWorker[]
}

/** Creates a group, or changes `before`. @throws Refusal 400 by field, such as `preauth_fields.name`. */
export function saveGroup(
  input: Schemas['GroupAuthorizationInput'],
  { id, work, today, roster }: NewGroupContext,
  before?: JoinedGroup,
): JoinedGroup {
  refuseOtherWork(work, input.work)
  const asked = [...new Set(input.workers)].map((one) => roster.find(({ row }) => row.id === one))
  refuseFields({
    ...findGroupTermRefusals(input.preauth_fields, { work, today, before: before?.group }),
    workers: workerRefusals(asked, before?.workers ?? []),
  })
  return {
    group: {
      id: before?.group.id ?? id,
      work_id: work.id,
      ...toStoredGroupTerms(input.preauth_fields),
      is_removed: false,
    },
    workers: asked.filter((worker) => worker !== undefined),
  }
}

/** Only current workers may join; present members stay, also while suspended. */
function workerRefusals(
  asked: readonly (JoinedWorker | undefined)[],
  before: readonly JoinedWorker[],
): string[] {
  const known = asked.filter((worker) => worker !== undefined)
  if (known.length < asked.length) return [copy.strangers]
  const refused = known.filter(
    ({ row }) => row.status !== 'CURRENT' && !before.some((worker) => worker.row.id === row.id),
  )
  return refused.length === 0 ? [] : [copy.notCurrent(refused.map(({ person }) => formatFullName(person)))]
}

/** A group, ended for good. */
export const endGroup = (group: WorkGroupRow): WorkGroupRow => ({
  ...group,
  active_flag: false,
  is_removed: true,
})

/** Whether a group is what `is_active_flag` asks for: true is switched on, false is off; a removed one is never listed. */
export const matchesGroupFilter = (
  { is_removed, active_flag }: Pick<WorkGroupRow, 'is_removed' | 'active_flag'>,
  wanted: boolean | undefined,
): boolean => !is_removed && (wanted === undefined || wanted === active_flag)

/** Sorts the newest first. */
export const compareNewestGroupFirst = (one: WorkGroupRow, other: WorkGroupRow): number => other.id - one.id

/** A group as the contract shows it. */
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

const toGroupPerson = ({ row, person }: JoinedWorker): Schemas['GroupPerson'] => ({
  id: row.id,
  full_name: formatFullName(person),
  id_number: person.id_number,
  ...pickPhone(person),
  ...toPapers(person),
  status: row.status,
})
