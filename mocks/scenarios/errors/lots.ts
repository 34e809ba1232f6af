import { lasAcaciasId, lotIds, personIds } from '../accounts.ts'
import { addPet, addResidency, addVehicle, createPetSeed, createVehicleSeed } from '../lots/add-lot-rows.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { errorPersonIds } from './people.ts'

/**
 * The ids of residencies, vehicles and pets. For each of these ids, the mock backend refuses some call. The rows without a
 * lot or neighbourhood in their name are on A-12.
 */
export const errorLotIds = {
  /** The residency of `residente` on A-12. */
  own: 1,
  /** The residency of `residente` in Las Acacias. */
  ownInAcacias: 3,
  coResident: 9201,
  tenant: 9202,
  tenantOfAcacias: 9203,
  coResidentOfC3: 9204,
  tenantOfC3: 9205,
  /** On A-12; its plate cannot be registered again. */
  vehicle: 60_901,
  vehicleOfC3: 60_902,
  vehicleOfAcacias: 60_903,
  petOfC3: 80_901,
  petOfAcacias: 80_902,
} as const

/** The plate of `errorLotIds.vehicle`. */
export const takenPlate = 'AE000YA'

/**
 * Adds rows to three lots. Nobody may add the rows of A-12 a second time. `inquilino` may not change the rows of C-3, and
 * `residente` may not see them. Las Acacias lacks the census module, so the mock backend
 * refuses calls about its rows.
 */
export function addLotRowsForRefusals(builder: ScenarioBuilder): void {
  const juana = builder.requirePerson(lasAcaciasId, 'Juana Pérez')
  const residencies = [
    [errorLotIds.coResident, errorPersonIds.coResident, lotIds.a12, 'owner'],
    [errorLotIds.tenant, errorPersonIds.tenant, lotIds.a12, 'tenant'],
    [errorLotIds.coResidentOfC3, errorPersonIds.neighbour, lotIds.c3, 'owner'],
    [errorLotIds.tenantOfC3, errorPersonIds.contact, lotIds.c3, 'tenant'],
    [errorLotIds.tenantOfAcacias, juana.id, lotIds.acacias15, 'tenant'],
  ] as const
  for (const [id, personId, propertyId, role] of residencies) {
    const contractDays = role === 'tenant' ? { from: -30, to: 300 } : undefined
    addResidency(builder, { id, personId, propertyId, role, contractDays })
  }
  addVehiclesAndPets(builder)
}

function addVehiclesAndPets(builder: ScenarioBuilder): void {
  const a12 = { propertyId: lotIds.a12, personId: personIds.residente }
  const c3 = { propertyId: lotIds.c3, personId: personIds.inquilino }
  const acacias = { propertyId: lotIds.acacias15, personId: personIds.residenteInAcacias }
  const vehicles = [
    [errorLotIds.vehicle, a12, takenPlate],
    [errorLotIds.vehicleOfC3, c3, 'AE001NO'],
    [errorLotIds.vehicleOfAcacias, acacias, 'AE002NO'],
  ] as const
  for (const [id, lot, plate] of vehicles) {
    const seed = createVehicleSeed(lot, 'C', plate, 'WHITE', 'FIAT_CRONOS', ['SANCOR', 90], null, [30])
    addVehicle(builder, seed).id = id
  }
  addPet(builder, createPetSeed(c3, 'SIN PERMISO', 'MESTIZO', false, [30])).id = errorLotIds.petOfC3
  addPet(builder, createPetSeed(acacias, 'SIN MÓDULO', 'MESTIZO', false, [30])).id = errorLotIds.petOfAcacias
}
