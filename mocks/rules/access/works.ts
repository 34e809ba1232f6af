import { refuse, refuseNotFound } from '../../contract/refusal.ts'
import { sentences } from '../../copy/sentences.ts'
import type { WorkRow } from '../../db/rows.ts'
import { requireCallerPerson } from '../lookups.ts'
import { getWorkAccess, joinManager, requireWorkOfNeighbourhood } from '../work-lookups.ts'
import { refuseOwnAndResidents } from '../work-managers.ts'
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

/** Requires a manager who is neither the caller nor another resident of the lot. */
function requireOtherManager(call: WorkRowCall): void {
  const { db, caller, path } = call
  const { work } = requireVisibleWork(call)
  const row = db.workManagers.require(path.id)
  if (row.work_id !== work.id) refuseNotFound()
  requireChangeableManagers(call)
  refuseOwnAndResidents(joinManager(db, work, row), requireCallerPerson(db, caller, path.rp).id)
}

/**
 * Requires that the caller may search people by document, because the caller may change a roster or submit documents.
 */
function requirePersonPicker(call: NeighbourhoodCall): void {
  const { db, path } = call
  const access = getWorkAccess(call, path.rp)
  const canSubmit = db.modules
    .by('real_property_id', path.rp)
    .some(({ code, is_active_mobile }) => code === 'document_submission' && is_active_mobile)
  if (access.isAdministration || (canSubmit && access.lotIds.size > 0)) return
  if ([...access.managerStatuses.values()].includes('CURRENT')) return
  if ([...access.lotIds].some((id) => db.works.by('property_id', id).length > 0)) return
  refuse(403, { detail: sentences.forbidden })
}

/** Works belong to their managers, to the residents of their lots, and to the Administration. */
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
  searchPersons: requirePersonPicker,
  createPerson: requirePersonPicker,
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
