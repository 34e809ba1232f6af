import type { PersonRow, UserRow } from '../../db/rows.ts'
import { losAlamosId, lotIds, personIds, seededPassword } from '../accounts.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import {
  addPet,
  addPhoto,
  addResidency,
  addResidentPerson,
  addVehicle,
  createPetSeed,
  createVehicleSeed,
} from './add-lot-rows.ts'
import { photoFileNames, residents } from './residents.ts'

// The lots, each with the person who registered its vehicles and pets.
const a12 = { propertyId: lotIds.a12, personId: personIds.residente }
const b7 = { propertyId: lotIds.b7, personId: personIds.residente }
const c3 = { propertyId: lotIds.c3, personId: personIds.inquilino }
const e9 = { propertyId: lotIds.e9, personId: personIds.consejo }

/**
 * The vehicles of the demo. The plates have every format, or are missing ('', '-' and 'Peatonal'). Some inspections and
 * insurances have expired, and some expire soon.
 */
const vehicles = [
  createVehicleSeed(
    a12,
    'P',
    'AF482QN',
    'GREY',
    'TOYOTA_HILUX',
    ['SANCOR', 250, '4417-88-20930'],
    90,
    [600, 15],
  ),
  createVehicleSeed(a12, 'C', 'MKT739', 'LIGHT_BLUE', 'CITROEN_C3', ['RIVADAVIA', 3], -40, [690]),
  createVehicleSeed(a12, 'M', 'A128BZW', 'RED', 'HONDA_WAVE', ['CAJA', 7, 'M-0093817'], null, [120]),
  createVehicleSeed(a12, 'C', '', 'WHITE', 'VOLKSWAGEN_T_CROSS', ['ZURICH', 364], null, [1]),
  createVehicleSeed(a12, 'G', '-', 'GREEN', 'CLUB_CAR_TEMPO', ['SAN_CRISTOBAL', 61], null, [380]),
  createVehicleSeed(a12, 'C', 'Peatonal', 'BLACK', 'FIAT_MOBI', ['PROVINCIA', -200], -220, [900]),
  createVehicleSeed(
    b7,
    'C',
    'AC903LN',
    'BORDEAUX',
    'PEUGEOT_208',
    ['FEDERACION', 140, '71-220934'],
    1,
    [204],
  ),
  createVehicleSeed(b7, 'C', 'HNP052', 'SILVER', 'CHEVROLET_CRUZE', ['MERIDIONAL', -5], 30, [204, 100]),
  createVehicleSeed(c3, 'C', 'AD617PJ', 'BLUE', 'RENAULT_SANDERO', ['SEGUNDA', 75, '009-3318'], 20, [190]),
  createVehicleSeed(e9, 'P', 'GRV418', 'WHITE', 'FORD_RANGER', ['MERCANTIL', 33], 33, [1000]),
]

/** The pets of the demo, with and without verified documents. */
const pets = [
  createPetSeed(a12, 'MOROCHA', 'LABRADOR RETRIEVER', true, [600, 30], photoFileNames.morocha),
  createPetSeed(a12, 'ÑANDÚ', 'DOGO ARGENTINO', false, [210]),
  createPetSeed(a12, 'PELUSA', 'GATO SIAMÉS', true, [95]),
  createPetSeed(a12, 'TANO', 'MESTIZO', false, [4]),
  createPetSeed(b7, 'FRIDA', 'BULLDOG FRANCÉS', false, [200]),
  createPetSeed(c3, 'GARDEL', 'GALGO', true, [180]),
]

/** Adds the residents that `accounts.ts` does not add, and all photos, vehicles and pets. */
export function addLots(builder: ScenarioBuilder): void {
  addResidents(builder)
  addPhotos(builder)
  for (const seed of vehicles) addVehicle(builder, seed)
  for (const seed of pets) addPet(builder, seed)
}

function addResidents(builder: ScenarioBuilder): void {
  for (const { person: seed, residency, hasAccount } of residents) {
    const neighbourhood = builder.requireNeighbourhood(residency.propertyId)
    const person = addResidentPerson(builder, neighbourhood.id, seed)
    if (hasAccount) person.user_id = addUser(builder, person).id
    if (person.photo_file_name) person.photo_updated_at = builder.clock.now().toISOString()
    addResidency(builder, { ...residency, personId: person.id })
  }
}

function addUser(builder: ScenarioBuilder, { email, first_name, last_name, id_number }: PersonRow): UserRow {
  if (email === null) throw new Error(`${first_name} needs an email to sign in`)
  const userFields = { email, first_name, last_name, id_number }
  return builder.append('users', { ...userFields, password: seededPassword, groups: [], photo_url: null })
}

/** Adds three uploaded photos, and a photo that is not uploaded yet. */
function addPhotos(builder: ScenarioBuilder): void {
  const a12Photo = { ...a12, realPropertyId: losAlamosId }
  const uploadedPhotos = [
    ['federico', 'resident', [196, 214, 224], [224, 172, 135], [38, 70, 83]],
    ['milagros', 'resident', [250, 226, 180], [141, 85, 54], [200, 72, 96]],
    ['morocha', 'pet', [150, 190, 120], [40, 34, 30], [52, 44, 38]],
  ] as const
  for (const [name, kind, wall, head, shoulders] of uploadedPhotos) {
    addPhoto(builder, { ...a12Photo, key: photoFileNames[name], kind, colours: { wall, head, shoulders } })
  }
  const pendingPhoto = {
    key: photoFileNames.pending,
    kind: 'resident' as const,
    signature: 'demo-signature',
  }
  addPhoto(builder, { ...a12Photo, ...pendingPhoto, propertyId: null })
}
