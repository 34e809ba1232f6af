import * as v from 'valibot'
import {
  calendarDay,
  countryCode,
  createContractEnum,
  email,
  gender,
  id,
  idTypeCode,
  instant,
  phoneNumber,
  registration,
  text,
} from './fields.ts'

const group = createContractEnum('UserGroup')
const moduleCode = createContractEnum('ModuleCode')

/** Users, sessions, neighbourhoods, lots, persons and residencies. */
export const peopleRows = {
  /**
   * Users sign in by email or document number. A user has one person in each of their neighbourhoods
   * (`persons.user_id`).
   */
  users: v.object({
    id,
    email,
    password: text,
    groups: v.array(group),
    first_name: text,
    last_name: text,
    id_number: text,
    photo_url: v.nullable(text),
  }),
  /** Sessions. A renewal replaces the token, so the old token becomes invalid. */
  sessions: v.object({
    id,
    session_id: text,
    user_id: id,
    token: text,
    expires_at: instant,
    is_closed: v.boolean(),
  }),
  /** Neighbourhoods. `location` is `latitude,longitude` of the entrance. */
  realProperties: v.object({
    id,
    name: text,
    logo: v.nullable(text),
    multiarea: v.boolean(),
    location: v.nullable(text),
    /** Whether residents may manage the residents, tenants, vehicles and pets of their lot by themselves. */
    can_manage_residents: v.boolean(),
    can_manage_tenants: v.boolean(),
    can_manage_vehicles: v.boolean(),
    can_manage_pets: v.boolean(),
  }),
  /** The modules of each neighbourhood. */
  modules: v.object({ id, real_property_id: id, code: moduleCode, is_active_mobile: v.boolean() }),
  /** Lots. */
  properties: v.object({
    id,
    real_property_id: id,
    identifier: text,
    area_name: v.nullable(text),
    location: v.nullable(text),
  }),
  /** The persons that are registered in a neighbourhood. A human being has one row in each neighbourhood. */
  persons: v.object({
    id,
    real_property_id: id,
    user_id: v.nullable(id),
    first_name: text,
    last_name: text,
    id_type_code: idTypeCode,
    id_number: text,
    nationality: countryCode,
    gender,
    email: v.nullable(email),
    mobile_phone_country_code: v.nullable(v.pipe(v.string(), v.regex(/^\+\d{1,4}$/))),
    mobile_phone_area_code: v.nullable(v.pipe(v.string(), v.regex(/^\d{2,5}$/))),
    mobile_phone_number: v.nullable(phoneNumber),
    date_of_birth: v.nullable(calendarDay),
    /** The key of a row of `files`. */
    photo_file_name: v.nullable(text),
    photo_updated_at: v.nullable(instant),
    /** The end of the work-accident insurance (A.R.T.) that the Administration approved last. */
    art_expiration_date: v.nullable(calendarDay),
    /** The validity of the criminal background check that the Administration approved last. */
    background_check_from_date: v.nullable(calendarDay),
    background_check_expiration_date: v.nullable(calendarDay),
    /** Whether the Administration does not admit this person. */
    is_barred: v.boolean(),
  }),
  /** The residents of each lot. The row of a resident is removed when the resident leaves the lot. */
  residencies: v.object({
    id,
    person_id: id,
    property_id: id,
    /** 'owner' includes the people who live with the owner. */
    role: v.picklist(['owner', 'renter']),
    can_manage_property: v.boolean(),
    from_date: calendarDay,
    /** The last day of a renter's contract; null for an owner. */
    to_date: v.nullable(calendarDay),
    ...registration,
    source: createContractEnum('ResidentSource'),
    /** The code of a notification method in the `catalog` of the sign-in response. */
    main_notification_method: text,
    /** The alphanumeric code that owner support granted. */
    access_method_data: v.nullable(text),
    /** The text of the QR, which never changes. */
    qrcode: text,
  }),
  /** The people that a resident authorized or added. `owner_id` is the id of the person of the resident. */
  contacts: v.object({ id, owner_id: id, person_id: id }),
}
