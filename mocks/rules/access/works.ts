import { refuse, refuseNotFound } from '../../contract/refusal.ts'
import { sentences } from '../../copy/sentences.ts'
import type { WorkRow } from '../../db/rows.ts'
import { requireCallerPerson } from '../lookups.ts'
import { getWorkAccess, joinManager, requireWorkOfNeighbourhood } from '../work-lookups.ts'
import { refuseSelfOrResident } from '../work-managers.ts'
import { canChangeWork, canChangeWorkManagers, canSeeWork, type WorkAccess } from '../works.ts'
import { type AccessContext, type AccessRules, requireKnownCaller } from './guards.ts'

interface NeighbourhoodCall extends AccessContext {
  path: { rp: number }
}
interface WorkCall extends NeighbourhoodCall {
  path: { rp: number; workId: number }
}
interface WorkRowCall extends NeighbourhoodCall {
  path: { rp: number; workId: number; id: number }
}

function requireVisibleWork(call: WorkCall): { work: WorkRow; access: WorkAccess } {
  const access = getWorkAccess(call, call.path.rp)
  const work = requireWorkOfNeighbourhood(call.db, call.path)
  return canSeeWork(work, access) ? { work, access } : refuseNotFound()
}

function requireChangeableWork(call: WorkCall): void {
  const { work, access } = requireVisibleWork(call)
  if (!canChangeWork(work, access)) refuse(403, { detail: sentences.forbidden })
}

function requireChangeableWorker(call: WorkRowCall): void {
  const { work } = requireVisibleWork(call)
  if (call.db.workers.require(call.path.id).work_id !== work.id) refuseNotFound()
  requireChangeableWork(call)
}

function requireChangeableGroup(call: WorkRowCall): void {
  const { work } = requireVisibleWork(call)
  const group = call.db.workGroups.require(call.path.id)
  if (group.work_id !== work.id || group.is_removed) refuseNotFound()
  requireChangeableWork(call)
}

function requireChangeableManagers(call: WorkCall): void {
  const { work, access } = requireVisibleWork(call)
  if (!canChangeWorkManagers(work, access)) refuse(403, { detail: sentences.forbidden })
}

/**
 * Requires that the caller may change the managers of the work. The manager in the path must be neither the caller nor a
 * resident of the lot.
 */
function requireOtherManager(call: WorkRowCall): void {
  const { db, caller, path, clock } = call
  const { work } = requireVisibleWork(call)
  const row = db.workManagers.require(path.id)
  if (row.work_id !== work.id) refuseNotFound()
  requireChangeableManagers(call)
  const manager = joinManager(db, work, row, clock.today())
  refuseSelfOrResident(manager, requireCallerPerson(db, caller, path.rp).id)
}

/**
 * Requires that the caller may search persons by document number and create persons. These callers may do so: the
 * Administration, current work managers, residents of a lot with works, and all residents if the module
 * `document_submission` is active.
 */
function requirePersonSearcher(call: NeighbourhoodCall): void {
  const { db, path } = call
  const access = getWorkAccess(call, path.rp)
  const isSubmissionModuleActive = db.modules
    .by('real_property_id', path.rp)
    .some(({ code, is_active_mobile }) => code === 'document_submission' && is_active_mobile)
  if (access.isAdministration || (isSubmissionModuleActive && access.lotIds.size > 0)) return
  if ([...access.managerStatuses.values()].includes('CURRENT')) return
  if ([...access.lotIds].some((id) => db.works.by('property_id', id).length > 0)) return
  refuse(403, { detail: sentences.forbidden })
}

/**
 * A work is visible to its current and suspended managers, to the residents of its lot, and to the Administration.
 * `canChangeWork` and `canChangeWorkManagers` say which of them may change the work and its managers.
 */
export const workAccess: AccessRules<
  'works' | 'work-managers' | 'persons' | 'workers' | 'work-groups' | 'work-documents' | 'work-movements'
> = {
  listWorks: requireKnownCaller,
  getWork: requireVisibleWork,
  listWorkManagers: requireVisibleWork,
  addWorkManager: requireChangeableManagers,
  updateWorkManager: requireOtherManager,
  updateWorkManagerPerson: requireOtherManager,
  sendWorkManagerInvitation: requireChangeableManagers,
  searchPersons: requirePersonSearcher,
  createPerson: requirePersonSearcher,
  listWorkers: requireVisibleWork,
  listLightWorkers: requireVisibleWork,
  addWorker: requireChangeableWork,
  updateWorker: requireChangeableWorker,
  removeWorker: requireChangeableWorker,
  listGroupAuthorizations: requireVisibleWork,
  createGroupAuthorization: requireChangeableWork,
  updateGroupAuthorization: requireChangeableGroup,
  deleteGroupAuthorization: requireChangeableGroup,
  listWorkDocuments: requireVisibleWork,
  listWorkMovements: requireVisibleWork,
  downloadWorkMovements: requireVisibleWork,
}
