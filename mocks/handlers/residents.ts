import * as rules from '../rules/residents.ts'
import { type Call, reply, type TagHandlers } from './handler.ts'
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

async function createResident(call: Call<'createCoResident'> | Call<'createTenant'>) {
  const { path, body, db, clock, ids } = call
  const context = createResidentContext(call)
  const known = findPersonWithDocument(db, path.rp, body)
  const resident = rules.createResident(body, known, context, createResidentIds(db, ids, context.lot))
  return reply(201, toSavedResident(await storeResident(db, resident), clock.today()))
}

async function updateResident(call: Call<'updateCoResident'> | Call<'updateTenant'>) {
  const { path, body, db, clock } = call
  const previous = requireJoinedResident(db, path.id)
  const resident = rules.changeResident(previous, body, createResidentContext(call, path.id))
  return reply(200, toSavedResident(await storeResident(db, resident), clock.today()))
}

async function deleteResident({ path, caller, db }: Call<'deleteCoResident'> | Call<'deleteTenant'>) {
  const { residency } = rules.requireOtherResident(requireJoinedResident(db, path.id), caller.userId)
  await db.residencies.remove(residency.id)
  return reply(204)
}

/** The operations about the owners of a lot and their co-residents. */
export const coResidentHandlers: TagHandlers<'co-residents'> = {
  listCoResidents: (call) => reply(200, listResidents(call, 'owner')),
  getCoResident: (call) => reply(200, readResident(call)),
  createCoResident: createResident,
  updateCoResident: updateResident,
  deleteCoResident: deleteResident,
}

/** The operations about the tenants of a lot. */
export const tenantHandlers: TagHandlers<'tenants'> = {
  listTenants: (call) => reply(200, listResidents(call, 'renter')),
  getTenant: (call) => reply(200, readResident(call)),
  createTenant: createResident,
  updateTenant: updateResident,
  deleteTenant: deleteResident,
}
