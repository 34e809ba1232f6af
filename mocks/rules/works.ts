import type { Schemas } from '../contract/operations.ts'
import { workSentences } from '../copy/works.ts'
import type { PropertyRow, RealPropertyRow, WorkManagerRow, WorkRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { compareSpanishText } from './people.ts'

/** The roles of a user in the works of one neighbourhood. */
export interface WorkAccess {
  /** Whether the user is PROPERTY_ADMIN or WORK_CONTROL. */
  isAdministration: boolean
  /** The ids of the lots on which the user lives. */
  lotIds: ReadonlySet<number>
  /** The status of the user as a manager, by the id of the work. */
  managerStatuses: ReadonlyMap<number, WorkManagerRow['status']>
}

/** A work, joined with its lot and neighbourhood. */
export interface JoinedWork {
  work: WorkRow
  lot: PropertyRow
  realProperty: RealPropertyRow
}

/** Whether a user may see a work: the Administration, a resident of the lot, or a CURRENT or SUSPENDED manager. */
export const canSeeWork = (
  work: WorkRow,
  { isAdministration, lotIds, managerStatuses }: WorkAccess,
): boolean =>
  isAdministration ||
  lotIds.has(work.property_id) ||
  ['CURRENT', 'SUSPENDED'].includes(managerStatuses.get(work.id) ?? '')

/**
 * Whether a user may change the roster and the groups of a work: the Administration, a resident of the lot, or a CURRENT
 * manager.
 */
export const canChangeWork = (
  work: WorkRow,
  { isAdministration, lotIds, managerStatuses }: WorkAccess,
): boolean => isAdministration || lotIds.has(work.property_id) || managerStatuses.get(work.id) === 'CURRENT'

/** Whether a user may change the managers of a work: only a CURRENT manager who lives on the lot. */
export const canChangeWorkManagers = (work: WorkRow, { lotIds, managerStatuses }: WorkAccess): boolean =>
  lotIds.has(work.property_id) && managerStatuses.get(work.id) === 'CURRENT'

/** @throws Refusal 400 `work` if `workId`, from the body, differs from the work in the path. */
export function refuseOtherWork(work: WorkRow, workId: number | undefined): void {
  refuseInvalidFields({ work: workId === undefined || workId === work.id ? [] : [workSentences.otherWork] })
}

const statusOrder: readonly WorkRow['status'][] = ['CURRENT', 'SUSPENDED', 'FINISHED']

/** Compares works by status (current, suspended, finished), then by title. */
export const compareCurrentFirst = (left: WorkRow, right: WorkRow): number =>
  statusOrder.indexOf(left.status) - statusOrder.indexOf(right.status) ||
  compareSpanishText(left.title, right.title) ||
  left.id - right.id

/** Converts a work to its form in responses. */
export function toWork({ work, lot, realProperty }: JoinedWork): Schemas['Work'] {
  const { id, title, status, start_date, end_date } = work
  return {
    id,
    title,
    status,
    start_date,
    end_date,
    property: {
      id: lot.id,
      identifier: lot.identifier,
      sub_area: lot.area_name === null ? null : { name: lot.area_name },
      real_property: { id: realProperty.id, name: realProperty.name },
    },
  }
}
