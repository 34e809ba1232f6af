import type { Db } from '../db/db.ts'
import type { WorkerRow } from '../db/rows.ts'
import { getPage, selectFromRows } from '../rules/pages.ts'
import { matchesDocument } from '../rules/people.ts'
import { findPersonIn, findRoster, requireWorkOfNeighbourhood } from '../rules/work-lookups.ts'
import { listParties, rosterOrder } from '../rules/work-parties.ts'
import * as rules from '../rules/workers.ts'
import { respond, type TagHandlers } from './handler.ts'

async function removeFromGroups(db: Db, { id }: WorkerRow): Promise<void> {
  for (const link of db.groupWorkers.by('worker_id', id)) await db.groupWorkers.remove(link.id)
}

/** Stores a worker, and removes the worker from all groups if the worker's status is 'INVALID'. */
async function storeWorker(db: Db, worker: WorkerRow): Promise<rules.WorkerWithPerson> {
  const row = db.workers.has(worker.id) ? await db.workers.save(worker) : await db.workers.insert(worker)
  if (rules.mustLeaveGroups(row)) await removeFromGroups(db, row)
  return { row, person: db.persons.require(row.person_id) }
}

/** The handlers for the roster of a work. */
export const workerHandlers: TagHandlers<'workers'> = {
  listWorkers: ({ path, query, db }) => {
    const { person_id_number: searchedNumber = '' } = query
    const workers = findRoster(db, requireWorkOfNeighbourhood(db, path)).filter(
      ({ person }) => searchedNumber.trim() === '' || matchesDocument(person, searchedNumber),
    )
    return respond(200, getPage(selectFromRows(listParties(workers, query)), query, rules.toWorker))
  },

  listLightWorkers: ({ path, query, db }) => {
    const roster = listParties(findRoster(db, requireWorkOfNeighbourhood(db, path)), rosterOrder)
    const workers = roster.filter(({ row }) => query.status === undefined || row.status === query.status)
    return respond(200, getPage(selectFromRows(workers), query, rules.toLightWorker))
  },

  addWorker: async ({ path, body, db, ids }) => {
    const work = requireWorkOfNeighbourhood(db, path)
    const existingWorker = db.workers
      .by('work_id', work.id)
      .find(({ person_id }) => person_id === body.person)
    const context = { id: existingWorker?.id ?? ids.next('workers'), existing: existingWorker }
    const worker = rules.addToRoster(work, body, findPersonIn(db, path.rp, body.person), context)
    return respond(201, rules.toWorker(await storeWorker(db, worker)))
  },

  updateWorker: async ({ path, body, db }) => {
    const worker = db.workers.require(path.id)
    return respond(200, rules.toWorker(await storeWorker(db, { ...worker, status: body.status })))
  },

  removeWorker: async ({ path, db }) => {
    await removeFromGroups(db, db.workers.require(path.id))
    await db.workers.remove(path.id)
    return respond(204)
  },
}
