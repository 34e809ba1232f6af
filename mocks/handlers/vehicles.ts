import type { Db } from '../db/db.ts'
import type { VehicleRow } from '../db/rows.ts'
import { requireCallerPerson } from '../rules/lookups.ts'
import { refuseReversedRange } from '../rules/lot-lists.ts'
import { createComparator } from '../rules/ordering.ts'
import { getPage, selectFromRows } from '../rules/pages.ts'
import * as rules from '../rules/vehicles.ts'
import { sessionCatalogs as catalogs } from '../scenarios/catalogs.ts'
import { type Call, respond, type TagHandlers } from './handler.ts'

const joinRegistrant = (db: Db, vehicle: VehicleRow): rules.RegisteredVehicle => ({
  vehicle,
  registrant: db.persons.require(vehicle.person_id),
})

function createVehicleContext({
  path,
  caller,
  db,
  clock,
}: Call<'createVehicle' | 'updateVehicle'>): rules.VehicleContext {
  return {
    lot: db.properties.require(path.pid),
    callerPerson: requireCallerPerson(db, caller, path.rp),
    lotVehicles: db.vehicles.by('property_id', path.pid),
    catalogs,
    today: clock.today(),
    now: clock.now().toISOString(),
  }
}

/** The handlers for the vehicles of a lot. */
export const vehicleHandlers: TagHandlers<'vehicles'> = {
  listVehicles: ({ path, query, db }) => {
    refuseReversedRange(query)
    const vehicles = db.vehicles
      .by('property_id', path.pid)
      .filter((vehicle) => rules.isVehicleListed(vehicle, query, catalogs))
      .map((vehicle) => joinRegistrant(db, vehicle))
      .sort(createComparator(query.ordering, rules.createVehicleOrderings(catalogs)))
    return respond(200, getPage(selectFromRows(vehicles), query, rules.toVehicle))
  },

  getVehicle: ({ path, db }) =>
    respond(200, rules.toVehicle(joinRegistrant(db, db.vehicles.require(path.id)))),

  createVehicle: async (call) => {
    const { body, db, ids } = call
    const vehicle = rules.createVehicle(body, createVehicleContext(call), ids.next('vehicles'))
    return respond(201, rules.toVehicle(joinRegistrant(db, await db.vehicles.insert(vehicle))))
  },

  updateVehicle: async (call) => {
    const { path, body, db } = call
    const vehicle = rules.changeVehicle(db.vehicles.require(path.id), body, createVehicleContext(call))
    return respond(200, rules.toVehicle(joinRegistrant(db, await db.vehicles.save(vehicle))))
  },

  deleteVehicle: async ({ path, db }) => {
    await db.vehicles.remove(path.id)
    return respond(204)
  },
}
