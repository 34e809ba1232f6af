import { toBase64 } from '../../db/base64.ts'
import type { PersonRow, PetRow, PhotoRow, ResidencyRow, VehicleRow } from '../../db/rows.ts'
import { formatQrcode, qrcodeAlphabet } from '../../rules/access-codes.ts'
import { addDays, addMinutes } from '../../rules/calendar.ts'
import { emptyPersonFields } from '../../rules/people.ts'
import type { ScenarioBuilder } from '../scenario-builder.ts'
import { drawnPhoto } from './drawn-photo.ts'

const minutesADay = 24 * 60

/** The instant a number of days ago, at this time of day. */
const daysAgo = (builder: ScenarioBuilder, days: number): string =>
  addMinutes(builder.clock.now(), -days * minutesADay)

/** How many days ago a row was registered, and changed last. */
export interface RegistrationAge {
  registered: number
  changed?: number
}

const registrationOf = (builder: ScenarioBuilder, { registered, changed }: RegistrationAge) => ({
  method: 'WEB' as const,
  from_date: addDays(builder.clock.today(), -registered),
  created_at: daysAgo(builder, registered),
  updated_at: changed === undefined ? null : daysAgo(builder, changed),
})

/** A residency of a scenario. */
export interface ResidencySeed extends Partial<RegistrationAge> {
  /** The next id by default. */
  id?: number
  personId: number
  propertyId: number
  role: ResidencyRow['role']
  canManage?: boolean
  /** First and last day of the contract, counted from today. */
  contract?: readonly [from: number, to: number]
  notifiedBy?: string
  accessCode?: string
}

/** Adds a residency. */
export function addResidency(builder: ScenarioBuilder, place: ResidencySeed): ResidencyRow {
  const { personId, propertyId, role, contract, registered = 400, changed } = place
  const lot = builder.rows.properties.find(({ id }) => id === propertyId)
  const neighbourhood = builder.rows.realProperties.find(({ id }) => id === lot?.real_property_id)
  if (!neighbourhood) throw new Error(`Lot ${propertyId} is of no neighbourhood`)
  const { from_date, ...registration } = registrationOf(builder, { registered, changed })
  const today = builder.clock.today()
  return builder.add('residencies', {
    id: place.id ?? builder.ids.next('residencies'),
    person_id: personId,
    property_id: propertyId,
    role,
    can_manage_property: place.canManage ?? false,
    from_date: contract ? addDays(today, contract[0]) : from_date,
    to_date: contract ? addDays(today, contract[1]) : null,
    ...registration,
    source: 'OWNER',
    main_notification_method: place.notifiedBy ?? 'PUSH',
    access_method_data: place.accessCode ?? null,
    qrcode: formatQrcode(neighbourhood.name, builder.ids.text(8, qrcodeAlphabet)),
  })
}

/** A person who lives in a neighbourhood. */
export type ResidentPerson = Pick<PersonRow, 'first_name' | 'last_name' | 'gender' | 'id_number'> &
  Partial<PersonRow>

/** Adds a person who lives in a neighbourhood. */
export const addResidentPerson = (
  builder: ScenarioBuilder,
  realPropertyId: number,
  dweller: ResidentPerson,
): PersonRow =>
  builder.append('persons', {
    ...emptyPersonFields,
    real_property_id: realPropertyId,
    user_id: null,
    id_type_code: 'DNI',
    nationality: 'AR',
    ...(dweller.mobile_phone_number && { mobile_phone_country_code: '+54', mobile_phone_area_code: '11' }),
    ...dweller,
  })

/** The lot of a row, and the person who registered it. */
interface LotResident {
  propertyId: number
  personId: number
}

type SeedOf<Row, Known extends keyof Row> = RegistrationAge &
  Omit<
    Row,
    | Known
    | 'id'
    | 'property_id'
    | 'person_id'
    | 'source'
    | 'method'
    | 'from_date'
    | 'created_at'
    | 'updated_at'
  >

/** A vehicle of a scenario. Expiry dates are counted in days from today. */
export type VehicleSeed = SeedOf<VehicleRow, 'insurance_expiration_date' | 'tv_expiration_date'> & {
  insuredFor: number
  /** Null if the date is not known. */
  inspectedFor: number | null
}

/** Adds a vehicle to a lot. */
export function addVehicle(
  builder: ScenarioBuilder,
  { propertyId, personId }: LotResident,
  vehicle: VehicleSeed,
): VehicleRow {
  const { registered, changed, insuredFor, inspectedFor, ...data } = vehicle
  const today = builder.clock.today()
  return builder.append('vehicles', {
    property_id: propertyId,
    person_id: personId,
    source: 'CAR',
    ...registrationOf(builder, { registered, changed }),
    ...data,
    insurance_expiration_date: addDays(today, insuredFor),
    tv_expiration_date: inspectedFor === null ? null : addDays(today, inspectedFor),
  })
}

/** A pet of a scenario. */
export type PetSeed = SeedOf<PetRow, 'photo_file_name'> & { photo?: string }

/** Adds a pet to a lot. */
export function addPet(
  builder: ScenarioBuilder,
  { propertyId, personId }: LotResident,
  pet: PetSeed,
): PetRow {
  const { registered, changed, photo, ...data } = pet
  return builder.append('pets', {
    property_id: propertyId,
    person_id: personId,
    source: 'OWNER',
    ...registrationOf(builder, { registered, changed }),
    ...data,
    photo_file_name: photo ?? null,
  })
}

/** A photo of a scenario. */
interface PhotoSeed {
  key: string
  kind: PhotoRow['kind']
  realPropertyId: number
  /** The person who uploaded it. */
  personId: number
  /** Null until a resident or a pet is saved with the photo. */
  propertyId: number | null
  /** The colours of the drawing. Without them the photo is not uploaded yet. */
  colours?: Parameters<typeof drawnPhoto>[0]
  signature?: string
}

/** Adds a photo and its file. */
export function addPhoto(builder: ScenarioBuilder, { key, kind, colours, ...photo }: PhotoSeed): PhotoRow {
  const bytes = colours && drawnPhoto(colours)
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
    expires_at: addMinutes(builder.clock.now(), bytes ? -minutesADay : minutesADay),
    is_sent: bytes !== undefined,
  })
}
