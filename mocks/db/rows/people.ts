import * as v from 'valibot'
import {
  type ContractSchemas,
  calendarDay,
  contractEnum,
  countryCode,
  email,
  gender,
  id,
  idTypeCode,
  instant,
  phoneNumber,
  registration,
  text,
} from './fields.ts'

const group = contractEnum<ContractSchemas['UserGroup']>({
  ADMINISTRATOR: true,
  AMENITY_CONTROL: true,
  PROPERTY_ADMIN: true,
  INSURANCE_BROKER: true,
  AUDITOR: true,
  AMENITY_ADMIN: true,
  CARONE_ADMIN: true,
  COMMUNICATION_ADMIN: true,
  COMMUNICATION_SILICON_ADMIN: true,
  WORK_CONTROL: true,
})
const moduleCode = contractEnum<ContractSchemas['ModuleCode']>({
  authorization: true,
  activity: true,
  census: true,
  construction: true,
  document_submission: true,
})

/** Who there is, where they live, and who is signed in. */
export const peopleRows = {
  /** Who can sign in: by email, or by document number. A user is a person in each neighbourhood (`persons.user_id`). */
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
  /** A sign-in. Renewing changes the token, so that the old one is unknown from then on. */
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
    /** What its residents may manage by themselves, tab by tab (L3, L6). */
    can_manage_residents: v.boolean(),
    can_manage_tenants: v.boolean(),
    can_manage_vehicles: v.boolean(),
    can_manage_pets: v.boolean(),
  }),
  /** Which modules a neighbourhood has. */
  modules: v.object({ id, real_property_id: id, code: moduleCode, is_active_mobile: v.boolean() }),
  /** Lots. */
  properties: v.object({
    id,
    real_property_id: id,
    identifier: text,
    area_name: v.nullable(text),
    location: v.nullable(text),
  }),
  /** Everybody known in a neighbourhood. The same human being is one row in each. */
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
    /** Of the uploaded file, which `files` holds. */
    photo_file_name: v.nullable(text),
    photo_updated_at: v.nullable(instant),
    /** How far the work-accident insurance (A.R.T.) reaches that the Administration approved last. */
    art_expiration_date: v.nullable(calendarDay),
    /** From when and how far the criminal background check holds that the Administration approved last. */
    background_check_from_date: v.nullable(calendarDay),
    background_check_expiration_date: v.nullable(calendarDay),
    /** The Administration does not admit this person. */
    is_barred: v.boolean(),
  }),
  /** Who lives on which lot, as what and from when, and whether they may manage its data. One who leaves is removed. */
  residencies: v.object({
    id,
    person_id: id,
    property_id: id,
    /** Owners and those who live with them; or whoever rents. */
    role: v.picklist(['owner', 'renter']),
    can_manage_property: v.boolean(),
    from_date: calendarDay,
    /** The last day of a renter's contract; null for an owner. */
    to_date: v.nullable(calendarDay),
    ...registration,
    source: contractEnum<ContractSchemas['ResidentSource']>({ OWNER: true }),
    /** A code of the session's `catalog`. */
    main_notification_method: text,
    /** The alphanumeric code that owner support granted. */
    access_method_data: v.nullable(text),
    /** The text of the QR; never changes. */
    qrcode: text,
  }),
  /** The people that a resident (`owner_id`, a person too) authorized or added. */
  contacts: v.object({ id, owner_id: id, person_id: id }),
}
