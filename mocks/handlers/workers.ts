import { type Handlers, reply } from '../contract/operations.ts'
import type { Db } from '../db/db.ts'
import type { WorkerRow } from '../db/rows.ts'
import { personOf, rosterOf, workIn } from '../rules/lookups-works.ts'
import { cutFrom, pageOf, shown } from '../rules/pages.ts'
import { matchesDocument } from '../rules/people.ts'
import { askedParties, inRosterOrder } from '../rules/work-parties.ts'
import * as rules from '../rules/workers.ts'

/** A worker leaves every group. */
async function leaveGroups(db: Db, { id }: WorkerRow): Promise<void> {
  for (const link of db.groupWorkers.by('worker_id', id)) await db.groupWorkers.remove(link.id)
}

/** Keeps a worker; whoever is no longer valid leaves the groups. */
async function keep(db: Db, worker: WorkerRow): Promise<rules.WorkerFile> {
  const row = db.workers.has(worker.id) ? await db.workers.save(worker) : await db.workers.insert(worker)
  if (rules.isOutOfGroups(row)) await leaveGroups(db, row)
  return { row, person: db.persons.require(row.person_id) }
}

/** The roster of a work. */
export const workers = {
  listWorkers: ({ path, query, db }) => {
    const { person_id_number: number = '' } = query
    const found = rosterOf(db, workIn(db, path)).filter(
      ({ person }) => number.trim() === '' || matchesDocument(person, number),
    )
    return reply(200, shown(pageOf(cutFrom(askedParties(found, query)), query), rules.workerView))
  },

  listLightWorkers: ({ path, query, db }) => {
    const roster = askedParties(rosterOf(db, workIn(db, path)), inRosterOrder)
    const found = roster.filter(({ row }) => query.status === undefined || row.status === query.status)
    return reply(200, shown(pageOf(cutFrom(found), query), rules.lightWorkerView))
  },

  addWorker: async ({ path, body, db, ids }) => {
    const work = workIn(db, path)
    const existing = db.workers.by('work_id', work.id).find(({ person_id }) => person_id === body.person)
    const place = { id: existing?.id ?? ids.next('workers'), existing }
    const worker = rules.enlist(work, body, personOf(db, path.rp, body.person), place)
    return reply(201, rules.workerView(await keep(db, worker)))
  },

  updateWorker: async ({ path, body, db }) => {
    const worker = db.workers.require(path.id)
    return reply(200, rules.workerView(await keep(db, { ...worker, status: body.status })))
  },

  removeWorker: async ({ path, db }) => {
    await leaveGroups(db, db.workers.require(path.id))
    await db.workers.remove(path.id)
    return reply(204)
  },
} satisfies Pick<Handlers, 'listWorkers' | 'listLightWorkers' | 'addWorker' | 'updateWorker' | 'removeWorker'>
