import type { Plot } from '../builders.ts'
import { lots, persons } from '../cast.ts'
import { addPet, addPlace, addVehicle } from '../lots/builders.ts'
import { people } from './people.ts'

/** Rows of lots by what happens with them; the numbers are fixed. */
export const homes = {
  /** Residente's own, of the cast: on A-12 and in Las Acacias. */
  own: 1,
  ownInAcacias: 3,
  coResident: 9201,
  tenant: 9202,
  tenantOfAcacias: 9203,
  coResidentOfC3: 9204,
  tenantOfC3: 9205,
  /** On A-12: its plate is taken. */
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

/** On A-12 what cannot be twice; on C-3 what its renter may not change; on Las Acacias what there is no module for. */
export function addLotRefusals(plot: Plot): void {
  const current = [-30, 300] as const
  addPlace(plot, { id: homes.coResident, personId: people.coResident, propertyId: lots.a12, role: 'owner' })
  addPlace(plot, {
    id: homes.tenant,
    personId: people.tenant,
    propertyId: lots.a12,
    role: 'renter',
    contract: current,
  })
  addPlace(plot, { id: homes.coResidentOfC3, personId: people.neighbour, propertyId: lots.c3, role: 'owner' })
  addPlace(plot, {
    id: homes.tenantOfC3,
    personId: people.contact,
    propertyId: lots.c3,
    role: 'renter',
    contract: current,
  })
  const [juana] = plot.rows.persons.filter((person) => person.real_property_id === 102 && !person.user_id)
  if (!juana) throw new Error('Nobody visits Las Acacias')
  addPlace(plot, {
    id: homes.tenantOfAcacias,
    personId: juana.id,
    propertyId: lots.acacias15,
    role: 'renter',
    contract: current,
  })
  addCarsAndDogs(plot)
}

function addCarsAndDogs(plot: Plot): void {
  const a12 = { propertyId: lots.a12, personId: persons.residente }
  const c3 = { propertyId: lots.c3, personId: persons.inquilino }
  const acacias = { propertyId: lots.acacias15, personId: persons.residenteInAcacias }
  addVehicle(plot, a12, car).id = homes.vehicle
  addVehicle(plot, c3, { ...car, license_plate_number: 'AE001NO' }).id = homes.vehicleOfC3
  addVehicle(plot, acacias, { ...car, license_plate_number: 'AE002NO' }).id = homes.vehicleOfAcacias
  addPet(plot, c3, dog).id = homes.petOfC3
  addPet(plot, acacias, { ...dog, name: 'SIN MÓDULO' }).id = homes.petOfAcacias
}
