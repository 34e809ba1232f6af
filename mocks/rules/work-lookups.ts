import { refuseNotFound } from '../contract/refusal.ts'
import type { Db } from '../db/db.ts'
import type { PersonRow, WorkGroupRow, WorkManagerRow, WorkRow } from '../db/rows.ts'
import { type AccessContext, findCallerHomes } from './access/guards.ts'
import { type CalendarDay, createWeekdayFlags, pickWeekdayFlags, weekdayFlags } from './calendar.ts'
import { requireCallerPerson } from './lookups.ts'
import type { Permit } from './permits.ts'
import { isInForce } from './residencies.ts'
import type { FolderWithDocuments } from './work-documents.ts'
import type { JoinedGroup } from './work-groups.ts'
import type { JoinedManager } from './work-managers.ts'
import type { WorkerWithPerson } from './workers.ts'
import type { JoinedWork, WorkAccess } from './works.ts'

/** Joins a work with its lot and neighbourhood. */
export function joinWork(db: Db, work: WorkRow): JoinedWork {
  const lot = db.properties.require(work.property_id)
  return { work, lot, realProperty: db.realProperties.require(lot.real_property_id) }
}

/** Finds a work of a neighbourhood. @throws Refusal 404 if the neighbourhood has no such work. */
export function requireWorkOfNeighbourhood(db: Db, { rp, workId }: { rp: number; workId: number }): WorkRow {
  const work = db.works.require(workId)
  return db.properties.require(work.property_id).real_property_id === rp ? work : refuseNotFound()
}

/**
 * Finds the caller's roles in the works of a neighbourhood.
 * @throws Refusal 404 if the caller has no person in the neighbourhood.
 */
export function getWorkAccess({ db, caller, clock }: AccessContext, realPropertyId: number): WorkAccess {
  const person = requireCallerPerson(db, caller, realPropertyId)
  const { groups } = db.users.require(caller.userId)
  const homes = findCallerHomes({ db, caller, clock })
  const managers = db.workManagers.by('person_id', person.id)
  return {
    isAdministration: groups.includes('PROPERTY_ADMIN') || groups.includes('WORK_CONTROL'),
    lotIds: new Set(homes.filter((home) => home.person.id === person.id).map(({ lot }) => lot.id)),
    managerStatuses: new Map(managers.map(({ work_id, status }) => [work_id, status])),
  }
}

/** Finds a person by id; undefined if the neighbourhood has no person with the id. */
export const findPersonIn = (db: Db, realPropertyId: number, personId: number): PersonRow | undefined => {
  const person = db.persons.get(personId)
  return person?.real_property_id === realPropertyId ? person : undefined
}

/**
 * Joins a manager of a work with the other data that `toWorkManager` needs. `isResident` is true if the person lives on the
 * lot of the work today.
 */
export function joinManager(db: Db, work: WorkRow, row: WorkManagerRow, today: CalendarDay): JoinedManager {
  const person = db.persons.require(row.person_id)
  const homes = db.residencies.by('person_id', person.id).filter((residency) => isInForce(residency, today))
  return {
    row,
    person,
    user: person.user_id === null ? undefined : db.users.get(person.user_id),
    isResident: homes.some(({ property_id }) => property_id === work.property_id),
  }
}

/** Finds the workers of a work, joined with their persons. */
export const findRoster = (db: Db, work: WorkRow): WorkerWithPerson[] =>
  db.workers.by('work_id', work.id).map((row) => ({ row, person: db.persons.require(row.person_id) }))

/** Joins a group with its workers. */
export const joinGroup = (db: Db, group: WorkGroupRow): JoinedGroup => ({
  group,
  workers: db.groupWorkers.by('group_id', group.id).map(({ worker_id }) => {
    const row = db.workers.require(worker_id)
    return { row, person: db.persons.require(row.person_id) }
  }),
})

/** Finds the folders of a work, joined with their documents. */
export const joinFolders = (db: Db, work: WorkRow): FolderWithDocuments[] =>
  db.workFolders
    .by('work_id', work.id)
    .map((folder) => ({ folder, documents: db.workDocuments.by('folder_id', folder.id) }))

/**
 * Finds the permits that a person has as a worker: one for each active group with the person. The worker and the work must
 * be current. A group whose last day is past counts too.
 */
export function findGroupPermits(db: Db, personId: number): Permit[] {
  const person = db.persons.require(personId)
  return db.workers
    .by('person_id', personId)
    .filter(({ status }) => status === 'CURRENT')
    .flatMap((worker) => db.groupWorkers.by('worker_id', worker.id))
    .map(({ group_id }) => db.workGroups.require(group_id))
    .filter((group) => group.active_flag && !group.is_removed)
    .flatMap((group) => {
      const work = db.works.require(group.work_id)
      return work.status === 'CURRENT' ? [{ ...toPermit(work, group), papers: person }] : []
    })
}

const toPermit = (work: WorkRow, group: WorkGroupRow): Permit => ({
  property_id: work.property_id,
  work_id: work.id,
  from_date: group.from_date,
  to_date: group.to_date,
  start_time: group.start_time,
  end_time: group.end_time,
  ...pickWeekdayFlags(group),
  label: `${work.title}, ${group.name}`,
})

/**
 * Finds the permits that a person has as a manager: one for each current work of which the person is a current manager. The
 * permits allow every weekday and any hour.
 */
export const findManagerPermits = (db: Db, personId: number): Permit[] =>
  db.workManagers
    .by('person_id', personId)
    .filter(({ status }) => status === 'CURRENT')
    .map(({ work_id }) => db.works.require(work_id))
    .filter(({ status }) => status === 'CURRENT')
    .map((work) => ({
      property_id: work.property_id,
      work_id: work.id,
      from_date: work.start_date,
      to_date: work.end_date,
      start_time: '00:00:00',
      end_time: '23:59:00',
      ...createWeekdayFlags(weekdayFlags),
      label: work.title,
    }))
