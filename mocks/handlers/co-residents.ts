import * as rules from '../rules/residents.ts'
import { type Handlers, reply } from './handler.ts'
import {
  createResidentContext,
  createResidentIds,
  findPersonWithDocument,
  listResidents,
  readResident,
  requireJoinedResident,
  storeResident,
  toSavedResident,
} from './lot-residents.ts'

/** The operations about the owners of a lot and their co-residents. */
export const coResidentHandlers = {
  listCoResidents: (call) => reply(200, listResidents(call, 'owner')),

  getCoResident: (call) => reply(200, readResident(call)),

  createCoResident: async (call) => {
    const { path, body, db, clock, ids } = call
    const saving = createResidentContext(call)
    const known = findPersonWithDocument(db, path.rp, body)
    const added = rules.createResident(body, known, saving, createResidentIds(db, ids, saving.lot))
    return reply(201, toSavedResident(await storeResident(db, added), clock.today()))
  },

  updateCoResident: async (call) => {
    const { path, body, db, clock } = call
    const changed = rules.changeResident(
      requireJoinedResident(db, path.id),
      body,
      createResidentContext(call, path.id),
    )
    return reply(200, toSavedResident(await storeResident(db, changed), clock.today()))
  },

  deleteCoResident: async ({ path, caller, db }) => {
    const { residency } = rules.requireOtherResident(requireJoinedResident(db, path.id), caller.userId)
    await db.residencies.remove(residency.id)
    return reply(204)
  },
} satisfies Partial<Handlers>
