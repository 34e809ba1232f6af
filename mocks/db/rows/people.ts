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
export const peopleRowSchemas = {
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
    /** The next four flags tell whether residents may themselves manage the co-residents, tenants, vehicles and pets of a lot. */
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
  /** The persons of each neighbourhood. A human who is registered in two neighbourhoods has two rows. */
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
    /** The last day of the work-accident insurance (A.R.T.); of several approved policies, the one that ends last counts. */
    art_expiration_date: v.nullable(calendarDay),
    /** The first and last day of the approved background check. Checks without a gap between them count as one. */
    background_check_from_date: v.nullable(calendarDay),
    background_check_expiration_date: v.nullable(calendarDay),
    /** Whether the Administration does not admit this person. */
    is_barred: v.boolean(),
  }),
  /** The residents of each lot. A row remains after the end of a rental contract, until somebody deletes the resident. */
  residencies: v.object({
    id,
    person_id: id,
    property_id: id,
    /** 'owner' for every co-resident, also for a person who only lives with an owner; 'tenant' for a tenant. */
    role: v.picklist(['owner', 'tenant']),
    can_manage_property: v.boolean(),
    from_date: calendarDay,
    /** The last day of the contract of a 'tenant'; null for an 'owner'. */
    to_date: v.nullable(calendarDay),
    ...registration,
    source: createContractEnum('ResidentSource'),
    /** The code of a notification method in the `catalog` of the sign-in response. */
    main_notification_method: text,
    /** The alphanumeric access code that owner support issued; null for none. */
    access_method_data: v.nullable(text),
    /** The text of the resident's QR code, which never changes. */
    qrcode: text,
  }),
  /** The people that a resident authorized or added. `owner_id` is the person id of that resident. */
  contacts: v.object({ id, owner_id: id, person_id: id }),
}
