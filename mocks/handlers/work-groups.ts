import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { WorkGroupRow } from '../db/rows.ts'
import { getPage, selectFromTable } from '../rules/pages.ts'
import * as rules from '../rules/work-groups.ts'
import { findRoster, joinGroup, requireWorkOfNeighbourhood } from '../rules/work-lookups.ts'
import { respond, type TagHandlers } from './handler.ts'

/** Stores `workers` as the workers of a group: adds new workers last, and removes the workers who are not in `workers`. */
async function storeGroupWorkers(
  db: Db,
  ids: IdGenerator,
  { group, workers }: rules.JoinedGroup,
): Promise<void> {
  const links = db.groupWorkers.by('group_id', group.id)
  const workerIds = new Set(workers.map(({ row }) => row.id))
  for (const link of links) if (!workerIds.has(link.worker_id)) await db.groupWorkers.remove(link.id)
  const previousIds = new Set(links.map(({ worker_id }) => worker_id))
  for (const { row } of workers.filter((worker) => !previousIds.has(worker.row.id))) {
    await db.groupWorkers.insert({ id: ids.next('groupWorkers'), group_id: group.id, worker_id: row.id })
  }
}

const toView = (db: Db, group: WorkGroupRow) => rules.toGroupAuthorization(joinGroup(db, group))

/** The handlers for the groups of a work. */
export const workGroupHandlers: TagHandlers<'work-groups'> = {
  listGroupAuthorizations: ({ path, query, db }) => {
    const { id: workId } = requireWorkOfNeighbourhood(db, path)
    const where = (group: WorkGroupRow) =>
      group.work_id === workId && rules.matchesGroupFilter(group, query.is_active_flag)
    const select = selectFromTable(db.workGroups, { where, orderBy: rules.compareNewestGroupFirst })
    return respond(
      200,
      getPage(select, query, (group) => toView(db, group)),
    )
  },

  createGroupAuthorization: async ({ path, body, db, clock, ids }) => {
    const work = requireWorkOfNeighbourhood(db, path)
    const context = { id: ids.next('workGroups'), work, today: clock.today(), roster: findRoster(db, work) }
    const newGroup = rules.buildGroup(body, context)
    await db.workGroups.insert(newGroup.group)
    await storeGroupWorkers(db, ids, newGroup)
    return respond(201, toView(db, newGroup.group))
  },

  updateGroupAuthorization: async ({ path, body, db, clock, ids }) => {
    const work = requireWorkOfNeighbourhood(db, path)
    const previousGroup = joinGroup(db, db.workGroups.require(path.id))
    const context = { id: path.id, work, today: clock.today(), roster: findRoster(db, work) }
    const changedGroup = rules.buildGroup(body, context, previousGroup)
    await db.workGroups.save(changedGroup.group)
    await storeGroupWorkers(db, ids, changedGroup)
    return respond(200, toView(db, changedGroup.group))
  },

  deleteGroupAuthorization: async ({ path, db }) => {
    await db.workGroups.save(rules.endGroup(db.workGroups.require(path.id)))
    return respond(204)
  },
}
