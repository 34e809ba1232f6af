import { lotIds, persons } from '../accounts.ts'
import { addPet, addResidency, addVehicle } from '../lots/add-lot-rows.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { people } from './people.ts'

/** Ids of rows of lots, by the refusal that they cause. */
export const errorLotRows = {
  /** The residencies of `residente` on A-12 and in Las Acacias. */
  own: 1,
  ownInAcacias: 3,
  coResident: 9201,
  tenant: 9202,
  tenantOfAcacias: 9203,
  coResidentOfC3: 9204,
  tenantOfC3: 9205,
  /** On A-12, with a plate that can be registered once only. */
  vehicle: 60_901,
  vehicleOfC3: 60_902,
  vehicleOfAcacias: 60_903,
  petOfC3: 80_901,
  petOfAcacias: 80_902,
} as const

export const takenPlate = 'AE000YA'

const car = {
  vehicle_type: 'C',
  license_plate_number: takenPlate,
  color: 'WHITE',
  brand: 'FIAT',
  model: 'FIAT_CRONOS',
  insurance_company: 'SANCOR',
  insurance_policy_number: null,
  insuredFor: 90,
  inspectedFor: null,
  registered: 30,
}
const dog = { name: 'SIN PERMISO', breed: 'MESTIZO', documents_verified_flag: false, registered: 30 }

/** Adds duplicates on A-12, rows that a tenant may not change on C-3, and rows without their module in Las Acacias. */
export function addRefusedLotRows(builder: ScenarioBuilder): void {
  const current = [-30, 300] as const
  addResidency(builder, {
    id: errorLotRows.coResident,
    personId: people.coResident,
    propertyId: lotIds.a12,
    role: 'owner',
  })
  addResidency(builder, {
    id: errorLotRows.tenant,
    personId: people.tenant,
    propertyId: lotIds.a12,
    role: 'renter',
    contract: current,
  })
  addResidency(builder, {
    id: errorLotRows.coResidentOfC3,
    personId: people.neighbour,
    propertyId: lotIds.c3,
    role: 'owner',
  })
  addResidency(builder, {
    id: errorLotRows.tenantOfC3,
    personId: people.contact,
    propertyId: lotIds.c3,
    role: 'renter',
    contract: current,
  })
  const [juana] = builder.rows.persons.filter((person) => person.real_property_id === 102 && !person.user_id)
  if (!juana) throw new Error('Nobody visits Las Acacias')
  addResidency(builder, {
    id: errorLotRows.tenantOfAcacias,
    personId: juana.id,
    propertyId: lotIds.acacias15,
    role: 'renter',
    contract: current,
  })
  addCarsAndDogs(builder)
}

function addCarsAndDogs(builder: ScenarioBuilder): void {
  const a12 = { propertyId: lotIds.a12, personId: persons.residente }
  const c3 = { propertyId: lotIds.c3, personId: persons.inquilino }
  const acacias = { propertyId: lotIds.acacias15, personId: persons.residenteInAcacias }
  addVehicle(builder, a12, car).id = errorLotRows.vehicle
  addVehicle(builder, c3, { ...car, license_plate_number: 'AE001NO' }).id = errorLotRows.vehicleOfC3
  addVehicle(builder, acacias, { ...car, license_plate_number: 'AE002NO' }).id = errorLotRows.vehicleOfAcacias
  addPet(builder, c3, dog).id = errorLotRows.petOfC3
  addPet(builder, acacias, { ...dog, name: 'SIN MÓDULO' }).id = errorLotRows.petOfAcacias
}
