import type { Schemas } from '../contract/operations.ts'
import { workSentences } from '../copy/works.ts'
import type { WorkGroupRow } from '../db/rows.ts'
import { refuseFields } from './field-refusals.ts'
import { fullName } from './people.ts'
import { phoneOf } from './persons.ts'
import { type GroupMoment, groupTermsRefusals, keptGroupTerms } from './work-group-terms.ts'
import { papersOf, type WorkerFile } from './workers.ts'
import { refuseOtherWork } from './works.ts'

const { groups: copy } = workSentences

/** A group and the workers on it, in the order in which they were added. */
export interface GroupFile {
  group: WorkGroupRow
  workers: WorkerFile[]
}

/** In which a group is saved: the roster of the work, and the number of a new group. */
interface GroupRoom extends Omit<GroupMoment, 'before'> {
  id: number
  roster: readonly WorkerFile[]
}

/**
 * A group as it is to be kept: a new one, or `before` with other terms and workers.
 * @throws Refusal 400 by field; those of `preauth_fields` under `preauth_fields.name` and so on.
 */
export function saveGroup(
  input: Schemas['GroupAuthorizationInput'],
  { id, work, today, roster }: GroupRoom,
  before?: GroupFile,
): GroupFile {
  refuseOtherWork(work, input.work)
  const asked = [...new Set(input.workers)].map((one) => roster.find(({ row }) => row.id === one))
  refuseFields({
    ...groupTermsRefusals(input.preauth_fields, { work, today, before: before?.group }),
    workers: workerRefusals(asked, before?.workers ?? []),
  })
  return {
    group: {
      id: before?.group.id ?? id,
      work_id: work.id,
      ...keptGroupTerms(input.preauth_fields),
      is_removed: false,
    },
    workers: asked.filter((worker) => worker !== undefined),
  }
}

/** Only current workers join; who is on it already stays, also while suspended. */
function workerRefusals(asked: readonly (WorkerFile | undefined)[], before: readonly WorkerFile[]): string[] {
  const known = asked.filter((worker) => worker !== undefined)
  if (known.length < asked.length) return [copy.strangers]
  const refused = known.filter(
    ({ row }) => row.status !== 'CURRENT' && !before.some((worker) => worker.row.id === row.id),
  )
  return refused.length === 0 ? [] : [copy.notCurrent(refused.map(({ person }) => fullName(person)))]
}

/** A group, ended for good. */
export const endGroup = (group: WorkGroupRow): WorkGroupRow => ({
  ...group,
  active_flag: false,
  is_removed: true,
})

/** Whether a group is what `is_active_flag` asks for: true is switched on, false is off; a removed one is never listed. */
export const isAskedGroup = (
  { is_removed, active_flag }: Pick<WorkGroupRow, 'is_removed' | 'active_flag'>,
  wanted: boolean | undefined,
): boolean => !is_removed && (wanted === undefined || wanted === active_flag)

/** The newest come first. */
export const newestGroupFirst = (one: WorkGroupRow, other: WorkGroupRow): number => other.id - one.id

/** A group as the contract shows it. */
export function groupView({ group, workers }: GroupFile): Schemas['GroupAuthorization'] {
  const { id, work_id: _work, is_removed: _removed, ...terms } = group
  return {
    id,
    preauthorization: {
      ...terms,
      type: 'VENDOR',
      source: 'PERSON',
      method: 'WEB',
      allDay: group.start_time === '00:00:00' && group.end_time.startsWith('23:59'),
      people: workers.map(groupPersonView),
    },
  }
}

const groupPersonView = ({ row, person }: WorkerFile): Schemas['GroupPerson'] => ({
  id: row.id,
  full_name: fullName(person),
  id_number: person.id_number,
  ...phoneOf(person),
  ...papersOf(person),
  status: row.status,
})
