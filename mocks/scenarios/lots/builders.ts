import { toBase64 } from '../../db/base64.ts'
import type { PersonRow, PetRow, PhotoRow, ResidencyRow, VehicleRow } from '../../db/rows.ts'
import { qrcodeAlphabet, qrcodeText } from '../../rules/access-codes.ts'
import { addDays, minutesAfter } from '../../rules/calendar.ts'
import { unknownOfPerson } from '../../rules/people.ts'
import type { Plot } from '../builders.ts'
import { drawnPhoto } from './drawn-photo.ts'

const minutesADay = 24 * 60

/** The instant at this time of day so many days ago. */
const daysAgo = (plot: Plot, days: number): string => minutesAfter(plot.clock.now(), -days * minutesADay)

/** When something was registered and changed last, in days before today. */
export interface Age {
  registered: number
  changed?: number
}

const registrationOf = (plot: Plot, { registered, changed }: Age) => ({
  method: 'WEB' as const,
  from_date: addDays(plot.clock.today(), -registered),
  created_at: daysAgo(plot, registered),
  updated_at: changed === undefined ? null : daysAgo(plot, changed),
})

/** Somebody's place on a lot as a scenario tells it. */
export interface Place extends Partial<Age> {
  /** Without it the next one. */
  id?: number
  personId: number
  propertyId: number
  role: ResidencyRow['role']
  mayManage?: boolean
  /** First and last day of a contract, counted from today. */
  contract?: readonly [from: number, to: number]
  notifiedBy?: string
  accessCode?: string
}

/** Adds somebody to a lot. */
export function addPlace(plot: Plot, place: Place): ResidencyRow {
  const { personId, propertyId, role, contract, registered = 400, changed } = place
  const lot = plot.rows.properties.find(({ id }) => id === propertyId)
  const neighbourhood = plot.rows.realProperties.find(({ id }) => id === lot?.real_property_id)
  if (!neighbourhood) throw new Error(`Lot ${propertyId} is of no neighbourhood`)
  const { from_date, ...registration } = registrationOf(plot, { registered, changed })
  const today = plot.clock.today()
  return plot.add('residencies', {
    id: place.id ?? plot.ids.next('residencies'),
    person_id: personId,
    property_id: propertyId,
    role,
    can_manage_property: place.mayManage ?? false,
    from_date: contract ? addDays(today, contract[0]) : from_date,
    to_date: contract ? addDays(today, contract[1]) : null,
    ...registration,
    source: 'OWNER',
    main_notification_method: place.notifiedBy ?? 'PUSH',
    access_method_data: place.accessCode ?? null,
    qrcode: qrcodeText(neighbourhood.name, plot.ids.text(8, qrcodeAlphabet)),
  })
}

/** A person who lives in a neighbourhood, as a scenario tells it. */
export type Dweller = Pick<PersonRow, 'first_name' | 'last_name' | 'gender' | 'id_number'> &
  Partial<PersonRow>

/** Adds a person who lives in a neighbourhood. */
export const addDweller = (plot: Plot, realPropertyId: number, dweller: Dweller): PersonRow =>
  plot.append('persons', {
    ...unknownOfPerson,
    real_property_id: realPropertyId,
    user_id: null,
    id_type_code: 'DNI',
    nationality: 'AR',
    ...(dweller.mobile_phone_number && { mobile_phone_country_code: '+54', mobile_phone_area_code: '11' }),
    ...dweller,
  })

/** On which lot, and who registered it. */
interface Ground {
  propertyId: number
  personId: number
}

type Registered<Row, Known extends keyof Row> = Age &
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

/** A vehicle as a scenario tells it; days on which something expires are counted from today. */
export type Vehicle = Registered<VehicleRow, 'insurance_expiration_date' | 'tv_expiration_date'> & {
  insuredFor: number
  /** Null where nobody told. */
  inspectedFor: number | null
}

/** Adds a vehicle to a lot. */
export function addVehicle(plot: Plot, { propertyId, personId }: Ground, vehicle: Vehicle): VehicleRow {
  const { registered, changed, insuredFor, inspectedFor, ...data } = vehicle
  const today = plot.clock.today()
  return plot.append('vehicles', {
    property_id: propertyId,
    person_id: personId,
    source: 'CAR',
    ...registrationOf(plot, { registered, changed }),
    ...data,
    insurance_expiration_date: addDays(today, insuredFor),
    tv_expiration_date: inspectedFor === null ? null : addDays(today, inspectedFor),
  })
}

/** A pet as a scenario tells it. */
export type Pet = Registered<PetRow, 'photo_file_name'> & { photo?: string }

/** Adds a pet to a lot. */
export function addPet(plot: Plot, { propertyId, personId }: Ground, pet: Pet): PetRow {
  const { registered, changed, photo, ...data } = pet
  return plot.append('pets', {
    property_id: propertyId,
    person_id: personId,
    source: 'OWNER',
    ...registrationOf(plot, { registered, changed }),
    ...data,
    photo_file_name: photo ?? null,
  })
}

/** A photo as a scenario tells it. */
interface Photo {
  key: string
  kind: PhotoRow['kind']
  realPropertyId: number
  /** Who sent it. */
  personId: number
  /** Null for one that nobody is saved with yet. */
  propertyId: number | null
  /** What its file is drawn in; without, the bytes are still to come. */
  colours?: Parameters<typeof drawnPhoto>[0]
  signature?: string
}

/** Adds a photo and its file. */
export function addPhoto(plot: Plot, { key, kind, colours, ...photo }: Photo): PhotoRow {
  const bytes = colours && drawnPhoto(colours)
  plot.append('files', {
    key,
    name: `IMG_${2000 + plot.rows.files.length}.png`,
    media_type: 'image/png',
    size: bytes?.length ?? 0,
    content: bytes ? toBase64(bytes) : null,
  })
  return plot.append('photos', {
    file_key: key,
    kind,
    real_property_id: photo.realPropertyId,
    person_id: photo.personId,
    property_id: photo.propertyId,
    signature: photo.signature ?? plot.ids.text(32),
    expires_at: minutesAfter(plot.clock.now(), bytes ? -minutesADay : minutesADay),
    is_sent: bytes !== undefined,
  })
}
