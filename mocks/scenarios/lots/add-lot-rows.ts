import { toBase64 } from '../../db/base64.ts'
import type { PersonRow, PetRow, PhotoRow, ResidencyRow, VehicleRow } from '../../db/rows.ts'
import { formatQrcode, qrcodeAlphabet } from '../../rules/access-codes.ts'
import { addDays, addMinutes } from '../../rules/calendar.ts'
import { emptyPersonFields } from '../../rules/people.ts'
import { sessionCatalogs } from '../catalogs.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { drawPhoto, type PhotoColours } from './draw-photo.ts'

const minutesPerDay = 24 * 60

/** The number of days since a row was created, and since the row was last updated. */
interface RegistrationAge {
  createdDaysAgo: number
  updatedDaysAgo?: number
}

/** The same numbers as in `RegistrationAge`, as a tuple for tables of seeds. */
type AgeInDays = readonly [created: number, updated?: number]

function createRegistration(builder: ScenarioBuilder, { createdDaysAgo, updatedDaysAgo }: RegistrationAge) {
  const subtractDays = (days: number) => addMinutes(builder.clock.now(), -days * minutesPerDay)
  return {
    method: 'WEB' as const,
    from_date: addDays(builder.clock.today(), -createdDaysAgo),
    created_at: subtractDays(createdDaysAgo),
    updated_at: updatedDaysAgo === undefined ? null : subtractDays(updatedDaysAgo),
  }
}

/** The seed of a residency. If it has no `contractDays`, the residency starts on the day of its creation and does not end. */
export interface ResidencySeed extends Partial<RegistrationAge> {
  /** Defaults to the next id. */
  id?: number
  personId: number
  propertyId: number
  role: ResidencyRow['role']
  canManage?: boolean
  /** The first and last day of the contract, in days from today. */
  contractDays?: { from: number; to: number }
  notificationMethod?: string
  accessCode?: string
}

/** Adds a residency. */
export function addResidency(builder: ScenarioBuilder, seed: ResidencySeed): ResidencyRow {
  const { contractDays, createdDaysAgo = 400, updatedDaysAgo } = seed
  const { from_date, ...registration } = createRegistration(builder, { createdDaysAgo, updatedDaysAgo })
  const today = builder.clock.today()
  const neighbourhood = builder.requireNeighbourhood(seed.propertyId)
  return builder.add('residencies', {
    id: seed.id ?? builder.ids.next('residencies'),
    person_id: seed.personId,
    property_id: seed.propertyId,
    role: seed.role,
    can_manage_property: seed.canManage ?? false,
    from_date: contractDays ? addDays(today, contractDays.from) : from_date,
    to_date: contractDays ? addDays(today, contractDays.to) : null,
    ...registration,
    source: 'OWNER',
    main_notification_method: seed.notificationMethod ?? 'PUSH',
    access_method_data: seed.accessCode ?? null,
    qrcode: formatQrcode(neighbourhood.name, builder.ids.text(8, qrcodeAlphabet)),
  })
}

/** The required fields and any other fields of a person who lives in a neighbourhood. */
export type ResidentPerson = Pick<PersonRow, 'first_name' | 'last_name' | 'gender' | 'id_number'> &
  Partial<PersonRow>

/** Adds a person who lives in a neighbourhood. By default, the person is Argentine, has a DNI and cannot sign in. */
export const addResidentPerson = (
  builder: ScenarioBuilder,
  realPropertyId: number,
  person: ResidentPerson,
): PersonRow =>
  builder.append('persons', {
    ...emptyPersonFields,
    real_property_id: realPropertyId,
    user_id: null,
    id_type_code: 'DNI',
    nationality: 'AR',
    ...(person.mobile_phone_number && { mobile_phone_country_code: '+54', mobile_phone_area_code: '11' }),
    ...person,
  })

/** The lot of a vehicle or pet, and the person who registered the vehicle or pet. */
interface LotAndRegistrant {
  propertyId: number
  personId: number
}

/**
 * Creates the seed of a vehicle. `daysInsured` and `daysToInspection` are the numbers of days from today to the last day of the
 * insurance and of the VTV. `daysToInspection` is null if the last day of the VTV is unknown.
 */
export const createVehicleSeed = (
  lot: LotAndRegistrant,
  vehicle_type: string,
  license_plate_number: string,
  color: string,
  model: string,
  insurance: readonly [company: string, daysInsured: number, policyNumber?: string | null],
  daysToInspection: number | null,
  [createdDaysAgo, updatedDaysAgo]: AgeInDays,
) => ({
  lot,
  data: { vehicle_type, license_plate_number, color },
  model,
  insurance,
  daysToInspection,
  age: { createdDaysAgo, updatedDaysAgo },
})

/** Adds a vehicle to a lot. */
export function addVehicle(builder: ScenarioBuilder, seed: ReturnType<typeof createVehicleSeed>): VehicleRow {
  const [company, daysInsured, policyNumber = null] = seed.insurance
  const today = builder.clock.today()
  return builder.append('vehicles', {
    property_id: seed.lot.propertyId,
    person_id: seed.lot.personId,
    source: 'CAR',
    ...createRegistration(builder, seed.age),
    ...seed.data,
    brand: sessionCatalogs.carmodel.find(({ code }) => code === seed.model)?.brand_code ?? '',
    model: seed.model,
    insurance_company: company,
    insurance_policy_number: policyNumber,
    insurance_expiration_date: addDays(today, daysInsured),
    tv_expiration_date: seed.daysToInspection === null ? null : addDays(today, seed.daysToInspection),
  })
}

/** Creates the seed of a pet. */
export const createPetSeed = (
  lot: LotAndRegistrant,
  name: string,
  breed: string,
  documents_verified_flag: boolean,
  [createdDaysAgo, updatedDaysAgo]: AgeInDays,
  photo_file_name: string | null = null,
) => ({
  lot,
  data: { name, breed, documents_verified_flag, photo_file_name },
  age: { createdDaysAgo, updatedDaysAgo },
})

/** Adds a pet to a lot. */
export const addPet = (
  builder: ScenarioBuilder,
  { lot, data, age }: ReturnType<typeof createPetSeed>,
): PetRow =>
  builder.append('pets', {
    property_id: lot.propertyId,
    person_id: lot.personId,
    source: 'OWNER',
    ...createRegistration(builder, age),
    ...data,
  })

/** The seed of a photo. */
interface PhotoSeed {
  key: string
  kind: PhotoRow['kind']
  realPropertyId: number
  /** The person who uploaded the photo. */
  personId: number
  /** The lot of the resident or pet on the photo; null until a form saves the resident or pet with the photo. */
  propertyId: number | null
  /** The colours of the drawing; undefined if the photo is not uploaded yet. */
  colours?: PhotoColours
  signature?: string
}

/** Adds a photo and its file. The file is empty if the photo is not uploaded yet. */
export function addPhoto(builder: ScenarioBuilder, { key, kind, colours, ...photo }: PhotoSeed): PhotoRow {
  const bytes = colours && drawPhoto(colours)
  builder.append('files', {
    key,
    name: `IMG_${2000 + builder.rows.files.length}.png`,
    media_type: 'image/png',
    size: bytes?.length ?? 0,
    content: bytes ? toBase64(bytes) : null,
  })
  return builder.append('photos', {
    file_key: key,
    kind,
    real_property_id: photo.realPropertyId,
    person_id: photo.personId,
    property_id: photo.propertyId,
    signature: photo.signature ?? builder.ids.text(32),
    expires_at: addMinutes(builder.clock.now(), bytes ? -minutesPerDay : minutesPerDay),
    is_sent: bytes !== undefined,
  })
}
