import type { PersonRow, ResidencyRow, UserRow } from '../../db/rows.ts'
import { lasAcacias, losAlamos, lotIds, persons, seededPassword } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { addPet, addPhoto, addResidency, addResidentPerson, addVehicle } from './add-lot-rows.ts'
import { petsOfA12, petsOfB7, petsOfC3 } from './pets.ts'
import {
  coResidentsOfA12,
  coResidentsOfAcacias15,
  coResidentsOfC3,
  coResidentsOfE9,
  photoKeys,
  type ResidentSeed,
  tenantsOfA12,
  tenantsOfB7,
} from './residents.ts'
import { vehiclesOfA12, vehiclesOfB7, vehiclesOfC3, vehiclesOfE9 } from './vehicles.ts'

/** Adds the residents, photos, vehicles and pets of the demo's lots, besides the accounts. */
export function addLots(builder: ScenarioBuilder): void {
  addAllResidents(builder)
  addPhotos(builder)
  const a12 = { propertyId: lotIds.a12, personId: persons.residente }
  const b7 = { propertyId: lotIds.b7, personId: persons.residente }
  const c3 = { propertyId: lotIds.c3, personId: persons.inquilino }
  const e9 = { propertyId: lotIds.e9, personId: persons.consejo }
  for (const vehicle of vehiclesOfA12) addVehicle(builder, a12, vehicle)
  for (const vehicle of vehiclesOfB7) addVehicle(builder, b7, vehicle)
  for (const vehicle of vehiclesOfC3) addVehicle(builder, c3, vehicle)
  for (const vehicle of vehiclesOfE9) addVehicle(builder, e9, vehicle)
  for (const pet of petsOfA12) addPet(builder, a12, pet)
  for (const pet of petsOfB7) addPet(builder, b7, pet)
  for (const pet of petsOfC3) addPet(builder, c3, pet)
}

function addAllResidents(builder: ScenarioBuilder): void {
  addResidents(builder, lotIds.a12, 'owner', coResidentsOfA12)
  addResidents(builder, lotIds.a12, 'renter', tenantsOfA12)
  addResidents(builder, lotIds.b7, 'renter', tenantsOfB7)
  addResidents(builder, lotIds.c3, 'owner', coResidentsOfC3)
  addResidents(builder, lotIds.e9, 'owner', coResidentsOfE9)
  addResidents(builder, lotIds.acacias15, 'owner', coResidentsOfAcacias15, lasAcacias)
}

function addResidents(
  builder: ScenarioBuilder,
  propertyId: number,
  role: ResidencyRow['role'],
  residents: readonly ResidentSeed[],
  realPropertyId = losAlamos,
): void {
  for (const { residency: place, hasAccount: signsIn, ...dweller } of residents) {
    const person = addResidentPerson(builder, realPropertyId, dweller)
    if (signsIn) person.user_id = addUser(builder, person).id
    if (person.photo_file_name) person.photo_updated_at = builder.clock.now().toISOString()
    addResidency(builder, { ...place, personId: person.id, propertyId, role })
  }
}

function addUser(builder: ScenarioBuilder, { email, first_name, last_name, id_number }: PersonRow): UserRow {
  if (email === null) throw new Error(`${first_name} signs in without an email`)
  const name = { email, first_name, last_name, id_number }
  return builder.append('users', { ...name, password: seededPassword, groups: [], photo_url: null })
}

/** Adds three uploaded photos, and one that is not uploaded yet. */
function addPhotos(builder: ScenarioBuilder): void {
  const ofA12 = { realPropertyId: losAlamos, personId: persons.residente, propertyId: lotIds.a12 }
  addPhoto(builder, {
    ...ofA12,
    key: photoKeys.federico,
    kind: 'resident',
    colours: { wall: [196, 214, 224], head: [224, 172, 135], shoulders: [38, 70, 83] },
  })
  addPhoto(builder, {
    ...ofA12,
    key: photoKeys.milagros,
    kind: 'resident',
    colours: { wall: [250, 226, 180], head: [141, 85, 54], shoulders: [200, 72, 96] },
  })
  addPhoto(builder, {
    ...ofA12,
    key: photoKeys.morocha,
    kind: 'pet',
    colours: { wall: [150, 190, 120], head: [40, 34, 30], shoulders: [52, 44, 38] },
  })
  addPhoto(builder, {
    ...ofA12,
    propertyId: null,
    key: photoKeys.pending,
    kind: 'resident',
    signature: 'demo-signature',
  })
}
