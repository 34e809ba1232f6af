import { findCurrentHomesIn } from '../rules/lookups.ts'
import { listManagedProperties } from '../rules/lots.ts'
import { getPage, selectFromRows } from '../rules/pages.ts'
import * as rules from '../rules/residents.ts'
import { type Call, respond, type TagHandlers } from './handler.ts'
import {
  createResidentContext,
  createResidentIds,
  createResidentResponse,
  findPersonWithDocument,
  listResidents,
  requireJoinedResident,
  storeResident,
  toSavedResident,
} from './lot-residents.ts'

async function createResident(call: Call<'createCoResident'> | Call<'createTenant'>) {
  const { path, body, db, clock, ids } = call
  const context = createResidentContext(call)
  const existingPerson = findPersonWithDocument(db, path.rp, body)
  const resident = rules.createResident(
    body,
    existingPerson,
    context,
    createResidentIds(db, ids, context.lot),
  )
  return respond(201, toSavedResident(await storeResident(db, resident), clock.today()))
}

async function updateResident(call: Call<'updateCoResident'> | Call<'updateTenant'>) {
  const { path, body, db, clock } = call
  const previousResident = requireJoinedResident(db, path.id)
  const resident = rules.changeResident(previousResident, body, createResidentContext(call, path.id))
  return respond(200, toSavedResident(await storeResident(db, resident), clock.today()))
}

async function deleteResident({ path, caller, db }: Call<'deleteCoResident'> | Call<'deleteTenant'>) {
  const { residency } = rules.requireOtherResident(requireJoinedResident(db, path.id), caller.userId)
  await db.residencies.remove(residency.id)
  return respond(204)
}

/** The handlers for the list of the caller's lots, and for the co-residents and tenants of a lot. */
export const residentHandlers: TagHandlers<'lots' | 'co-residents' | 'tenants'> = {
  listManagedProperties: ({ path, query, caller, db, clock }) => {
    const homes = findCurrentHomesIn(db, caller, path.rp, clock.today())
    return respond(200, getPage(selectFromRows(listManagedProperties(homes, query.all_properties)), query))
  },

  listCoResidents: (call) => respond(200, listResidents(call, 'owner')),
  getCoResident: (call) => respond(200, createResidentResponse(call)),
  createCoResident: createResident,
  updateCoResident: updateResident,
  deleteCoResident: deleteResident,

  listTenants: (call) => respond(200, listResidents(call, 'tenant')),
  getTenant: (call) => respond(200, createResidentResponse(call)),
  createTenant: createResident,
  updateTenant: updateResident,
  deleteTenant: deleteResident,
}
