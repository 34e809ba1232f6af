import type { Db } from '../db/db.ts'
import type { VehicleRow } from '../db/rows.ts'
import { requireCallerPerson } from '../rules/lookups.ts'
import { refuseReversedRange } from '../rules/lot-lists.ts'
import { createComparator } from '../rules/ordering.ts'
import { getPage, selectFromRows } from '../rules/pages.ts'
import * as rules from '../rules/vehicles.ts'
import { sessionCatalogs as catalogs } from '../scenarios/catalogs.ts'
import { type Call, reply, type TagHandlers } from './handler.ts'

const owned = (db: Db, vehicle: VehicleRow): rules.OwnedVehicle => ({
  vehicle,
  owner: db.persons.require(vehicle.person_id),
})

function savingOf({
  path,
  caller,
  db,
  clock,
}: Call<'createVehicle' | 'updateVehicle'>): rules.VehicleContext {
  return {
    lot: db.properties.require(path.pid),
    sender: requireCallerPerson(db, caller, path.rp),
    others: db.vehicles.by('property_id', path.pid),
    catalogs,
    today: clock.today(),
    now: clock.now().toISOString(),
  }
}

/** The vehicles of a lot. */
export const vehicleHandlers: TagHandlers<'vehicles'> = {
  listVehicles: ({ path, query, db }) => {
    refuseReversedRange(query)
    const listed = db.vehicles
      .by('property_id', path.pid)
      .filter((vehicle) => rules.isVehicleListed(vehicle, query, catalogs))
      .map((vehicle) => owned(db, vehicle))
      .sort(createComparator(query.ordering, rules.createVehicleOrderings(catalogs)))
    return reply(200, getPage(selectFromRows(listed), query, rules.toVehicle))
  },

  getVehicle: ({ path, db }) => reply(200, rules.toVehicle(owned(db, db.vehicles.require(path.id)))),

  createVehicle: async (call) => {
    const { body, db, ids } = call
    const added = rules.createVehicle(body, savingOf(call), ids.next('vehicles'))
    return reply(201, rules.toVehicle(owned(db, await db.vehicles.insert(added))))
  },

  updateVehicle: async (call) => {
    const { path, body, db } = call
    const changed = rules.changeVehicle(db.vehicles.require(path.id), body, savingOf(call))
    return reply(200, rules.toVehicle(owned(db, await db.vehicles.save(changed))))
  },

  deleteVehicle: async ({ path, db }) => {
    await db.vehicles.remove(path.id)
    return reply(204)
  },
}
