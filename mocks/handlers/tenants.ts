import { type Handlers, reply } from '../contract/operations.ts'
import * as rules from '../rules/residents.ts'
import {
  keepResident,
  knownPerson,
  newResident,
  residentBy,
  residentPage,
  residentReport,
  savedView,
  savingOf,
} from './lot-residents.ts'

/** Whoever rents a lot. */
export const tenants = {
  listTenants: (call) => reply(200, residentPage(call, 'renter')),

  getTenant: (call) => reply(200, residentReport(call)),

  createTenant: async (call) => {
    const { path, body, db, clock, ids } = call
    const saving = savingOf(call)
    const known = knownPerson(db, path.rp, body)
    const added = rules.createResident(body, known, saving, newResident(db, ids, saving.lot))
    return reply(201, savedView(await keepResident(db, added), clock.today()))
  },

  updateTenant: async (call) => {
    const { path, body, db, clock } = call
    const changed = rules.changeResident(residentBy(db, path.id), body, savingOf(call, path.id))
    return reply(200, savedView(await keepResident(db, changed), clock.today()))
  },

  deleteTenant: async ({ path, caller, db }) => {
    const { residency } = rules.requireOtherResident(residentBy(db, path.id), caller.userId)
    await db.residencies.remove(residency.id)
    return reply(204)
  },
} satisfies Pick<Handlers, 'listTenants' | 'getTenant' | 'createTenant' | 'updateTenant' | 'deleteTenant'>
