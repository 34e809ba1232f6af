import { refuse, refuseNotFound } from '../../contract/refusal.ts'
import { sentences } from '../../copy/sentences.ts'
import type { WorkRow } from '../../db/rows.ts'
import { personIn } from '../lookups.ts'
import { managerFileOf, reachOf, workIn } from '../lookups-works.ts'
import { refuseOwnAndResidents } from '../work-managers.ts'
import { hasManagersToChange, isChangeable, isSeen, type Reach } from '../works.ts'
import { type AccessRules, type Asked, known } from './guards.ts'

/** What these rules read. */
interface AskedInPlace extends Asked {
  path: { rp: number }
}
interface AskedOfWork extends AskedInPlace {
  path: { rp: number; workId: number }
}
interface AskedOfRow extends AskedInPlace {
  path: { rp: number; workId: number; id: number }
}

/** Who may see a work: others are told that it does not exist. */
export function seen(call: AskedOfWork): { work: WorkRow; reach: Reach } {
  const reach = reachOf(call, call.path.rp)
  const work = workIn(call.db, call.path)
  return isSeen(work, reach) ? { work, reach } : refuseNotFound()
}

/** Who sees it and may change its roster and its groups. */
function changeable(call: AskedOfWork): void {
  const { work, reach } = seen(call)
  if (!isChangeable(work, reach)) refuse(403, { detail: sentences.forbidden })
}

/** A worker of the work. */
function changeableWorker(call: AskedOfRow): void {
  const { work } = seen(call)
  if (call.db.workers.require(call.path.id).work_id !== work.id) refuseNotFound()
  changeable(call)
}

/** A group of the work that was not removed. */
function changeableGroup(call: AskedOfRow): void {
  const { work } = seen(call)
  const group = call.db.workGroups.require(call.path.id)
  if (group.work_id !== work.id || group.is_removed) refuseNotFound()
  changeable(call)
}

/** Who may add and invite managers. */
function managing(call: AskedOfWork): void {
  const { work, reach } = seen(call)
  if (!hasManagersToChange(work, reach)) refuse(403, { detail: sentences.forbidden })
}

/** A manager of the work, who is neither the caller nor another resident of the lot. */
function otherManager(call: AskedOfRow): void {
  const { db, caller, path } = call
  const { work } = seen(call)
  const row = db.workManagers.require(path.id)
  if (row.work_id !== work.id) refuseNotFound()
  managing(call)
  refuseOwnAndResidents(managerFileOf(db, work, row), personIn(db, caller, path.rp).id)
}

/** Who has something to do with people whom they do not know yet: a roster to change, or documents to submit. */
function choosing(call: AskedInPlace): void {
  const { db, path } = call
  const reach = reachOf(call, path.rp)
  const submits = db.modules
    .by('real_property_id', path.rp)
    .some(({ code, is_active_mobile }) => code === 'document_submission' && is_active_mobile)
  if (reach.isAdministration || (submits && reach.lotIds.size > 0)) return
  if ([...reach.managed.values()].includes('CURRENT')) return
  if ([...reach.lotIds].some((id) => db.works.by('property_id', id).length > 0)) return
  refuse(403, { detail: sentences.forbidden })
}

/** Works belong to their managers, to the residents of their lots, and to the Administration. */
export const workAccess = {
  listWorks: known,
  getWork: seen,
  listWorkManagers: seen,
  addWorkManager: managing,
  updateWorkManager: otherManager,
  updateWorkManagerPerson: otherManager,
  sendWorkManagerInvitation: managing,
  searchPersons: choosing,
  createPerson: choosing,
  listWorkers: seen,
  listLightWorkers: seen,
  addWorker: changeable,
  updateWorker: changeableWorker,
  removeWorker: changeableWorker,
  listGroupAuthorizations: seen,
  createGroupAuthorization: changeable,
  updateGroupAuthorization: changeableGroup,
  deleteGroupAuthorization: changeableGroup,
  listWorkDocuments: seen,
} satisfies Partial<AccessRules>
