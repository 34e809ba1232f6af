import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { WorkRow } from '../db/rows.ts'
import type { CalendarDay } from '../rules/calendar.ts'
import { getPage, selectFromRows } from '../rules/pages.ts'
import * as invitations from '../rules/work-invitations.ts'
import { findPersonIn, joinManager, requireWorkOfNeighbourhood } from '../rules/work-lookups.ts'
import * as rules from '../rules/work-managers.ts'
import { listParties } from '../rules/work-parties.ts'
import { respond, type TagHandlers } from './handler.ts'

const findManagers = (db: Db, work: WorkRow, today: CalendarDay): rules.JoinedManager[] =>
  db.workManagers.by('work_id', work.id).map((row) => joinManager(db, work, row, today))

const toSavedManager = (db: Db, work: WorkRow, id: number, today: CalendarDay) =>
  rules.toWorkManager(joinManager(db, work, db.workManagers.require(id), today))

const codeAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function createNewCode(db: Db, ids: IdGenerator): { id: number; key: string } {
  const takenKeys = new Set(db.registrationCodes.all().map((code) => code.verification_key.toUpperCase()))
  let key = ids.text(6, codeAlphabet)
  while (takenKeys.has(key)) key = ids.text(6, codeAlphabet)
  return { id: ids.next('registrationCodes'), key }
}

/** Stores and returns the registration code of a manager. Returns null if the manager has a user, and so needs no code. */
async function storeCode(
  db: Db,
  ids: IdGenerator,
  work: WorkRow,
  manager: ReturnType<typeof invitations.requireInvitable>,
) {
  if (manager.user) return null
  const unusedCode = db.registrationCodes.first(
    (code) => code.person_id === manager.person.id && !code.is_used,
  )
  const code = invitations.createInvitationCode(manager, work, unusedCode ?? createNewCode(db, ids))
  return unusedCode ? db.registrationCodes.save(code) : db.registrationCodes.insert(code)
}

/** The handlers for the managers of a work. */
export const workManagerHandlers: TagHandlers<'work-managers'> = {
  listWorkManagers: ({ path, query, db, clock }) => {
    const work = requireWorkOfNeighbourhood(db, path)
    const managers = listParties(findManagers(db, work, clock.today()), query)
    return respond(200, getPage(selectFromRows(managers), query, rules.toWorkManager))
  },

  addWorkManager: async ({ path, body, db, clock, ids }) => {
    const work = requireWorkOfNeighbourhood(db, path)
    const person = findPersonIn(db, path.rp, body.person)
    const context = { id: ids.next('workManagers'), managers: db.workManagers.by('work_id', work.id) }
    const { id } = await db.workManagers.insert(rules.createManager(work, body, person, context))
    return respond(201, toSavedManager(db, work, id, clock.today()))
  },

  updateWorkManager: async ({ path, body, db, clock }) => {
    const work = requireWorkOfNeighbourhood(db, path)
    const row = await db.workManagers.save(rules.changeManager(work, db.workManagers.require(path.id), body))
    const { isResident } = joinManager(db, work, row, clock.today())
    const revokedCodes = invitations.revokeCodes({ row, isResident }, work, db.registrationCodes.all())
    for (const code of revokedCodes) await db.registrationCodes.save(code)
    return respond(200, toSavedManager(db, work, row.id, clock.today()))
  },

  updateWorkManagerPerson: async ({ path, body, db, clock }) => {
    const work = requireWorkOfNeighbourhood(db, path)
    const person = db.persons.require(db.workManagers.require(path.id).person_id)
    await db.persons.save(rules.changeManagerPerson(person, body, db.users.all()))
    return respond(200, toSavedManager(db, work, path.id, clock.today()))
  },

  sendWorkManagerInvitation: async ({ path, body, db, clock, ids }) => {
    const work = requireWorkOfNeighbourhood(db, path)
    const invitedManager = findManagers(db, work, clock.today()).find(
      ({ person }) => person.id === body.person,
    )
    const manager = invitations.requireInvitable(work, body, invitedManager)
    const code = await storeCode(db, ids, work, manager)
    const mailContext = { id: ids.next('mailbox'), now: clock.now() }
    await db.mailbox.insert(invitations.createInvitationMail(manager, work, code, mailContext))
    return respond(200, invitations.toInvitationMessage(manager))
  },
}
