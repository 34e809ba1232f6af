import * as v from 'valibot'
import type { components } from '../contract/generated/schema.ts'

/*
 * What the backend keeps. Every row has a numeric `id` of its own; `…_id` points at another row. Days are
 * `YYYY-MM-DD`, times `HH:mm:ss`, instants ISO 8601 with an offset or Z. Nothing here is sent as it stands: the
 * handlers answer the contract's shapes.
 */

type Named = components['schemas']

/** A picklist that does not compile unless it holds every value of the contract's enum (P3, P6). */
const oneOf = <Value extends string>(values: Record<Value, true>) =>
  v.picklist(Object.keys(values) as Value[])

const id = v.pipe(v.number(), v.integer(), v.minValue(1))
const text = v.pipe(v.string(), v.minLength(1))
const email = v.pipe(
  v.string(),
  v.regex(/.@./),
  v.check((value) => value === value.toLowerCase(), 'Emails are kept in lower case'),
)
const calendarDay = v.pipe(v.string(), v.isoDate())
const timeOfDay = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/))
const instant = v.pipe(v.string(), v.isoTimestamp())

const group = oneOf<Named['UserGroup']>({
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
const moduleCode = oneOf<Named['ModuleCode']>({
  authorization: true,
  activity: true,
  census: true,
  construction: true,
  document_submission: true,
})
const idTypeCode = oneOf<Named['IdTypeCode']>({
  DNI: true,
  CI: true,
  LC: true,
  LE: true,
  PASAPORTE: true,
  OTRO: true,
})
const gender = oneOf<Named['Gender']>({ M: true, F: true, X: true })
const authorizationType = oneOf<Named['AuthorizationType']>({
  PERSONAL: true,
  INVITE: true,
  FAMILY: true,
  VENDOR: true,
  OTHER: true,
  REAL_STATE: true,
  EVENT: true,
})

/** One schema for each collection; the tables refuse a row that does not fit. */
export const rowSchemas = {
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
    nationality: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    gender,
    email: v.nullable(email),
    mobile_phone_number: v.nullable(v.pipe(v.string(), v.regex(/^\d{6,15}$/))),
    /** The Administration does not admit this person. */
    is_barred: v.boolean(),
  }),
  /** Who lives on which lot, as what, and whether they may manage its data. */
  residencies: v.object({
    id,
    person_id: id,
    property_id: id,
    role: v.picklist(['owner', 'renter']),
    can_manage_property: v.boolean(),
  }),
  /** The people that a resident (`owner_id`, a person too) authorized or added. */
  contacts: v.object({ id, owner_id: id, person_id: id }),
  /** Authorizations and invitations. Without `creator_id` the Administration created it. */
  authorizations: v.object({
    id,
    property_id: id,
    creator_id: v.nullable(id),
    name: text,
    source: oneOf<Named['AuthorizationSource']>({ PERSON: true, ADMIN: true }),
    method: oneOf<Named['AuthorizationMethod']>({ WEB: true, MOBILE: true }),
    description: v.string(),
    preauthorization_type: authorizationType,
    from_date: calendarDay,
    to_date: calendarDay,
    start_time: timeOfDay,
    end_time: timeOfDay,
    concurrent_flag: v.boolean(),
    monday_flag: v.boolean(),
    tuesday_flag: v.boolean(),
    wednesday_flag: v.boolean(),
    thursday_flag: v.boolean(),
    friday_flag: v.boolean(),
    saturday_flag: v.boolean(),
    sunday_flag: v.boolean(),
    location_to: v.nullable(oneOf<Named['LocationTo']>({ REAL_PROPERTY: true, PROPERTY: true })),
    max_people: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2))),
    /** The text of the QR; never changes. */
    qrcode: text,
    /** What an invitation's public address ends in; null for the other types. */
    invitation_key: v.nullable(text),
    is_cancelled: v.boolean(),
  }),
  /** Who an authorization lets in, in the order in which they were added. */
  authorizedPeople: v.object({ id, authorization_id: id, person_id: id }),
  /** Codes that the Administration gave to residents who have no user yet. */
  registrationCodes: v.object({
    id,
    verification_key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{6}$/)),
    person_id: id,
    property_id: id,
    email,
    is_used: v.boolean(),
  }),
  /** Links to choose a new password. */
  recoveryLinks: v.object({
    id,
    user_id: id,
    uid: text,
    token: text,
    expires_at: instant,
    is_used: v.boolean(),
  }),
  /** Codes with which the mobile app opens the portal. */
  oneTimeCodes: v.object({ id, code: text, user_id: id, expires_at: instant, is_used: v.boolean() }),
  /** What the backend "sent". `link` is a path of the portal. */
  mailbox: v.object({
    id,
    to: email,
    subject: text,
    kind: v.picklist(['recovery', 'registration', 'invitation', 'manager']),
    link: v.nullable(text),
    code: v.nullable(text),
    at: instant,
  }),
  /** First answers to writes that carried an `Idempotency-Key`. */
  idempotency: v.object({
    id,
    key: text,
    caller: text,
    operationId: text,
    status: v.number(),
    body: v.unknown(),
  }),
}

/** The names of the collections. */
export type CollectionName = keyof typeof rowSchemas
/** A row of a collection. */
export type Row<Name extends CollectionName> = v.InferOutput<(typeof rowSchemas)[Name]>
/** Rows of every collection; what a scenario builds. */
export type Rows = { [Name in CollectionName]: Row<Name>[] }

export type UserRow = Row<'users'>
export type SessionRow = Row<'sessions'>
export type RealPropertyRow = Row<'realProperties'>
export type ModuleRow = Row<'modules'>
export type PropertyRow = Row<'properties'>
export type PersonRow = Row<'persons'>
export type ResidencyRow = Row<'residencies'>
export type AuthorizationRow = Row<'authorizations'>
export type RegistrationCodeRow = Row<'registrationCodes'>
export type RecoveryLinkRow = Row<'recoveryLinks'>
export type OneTimeCodeRow = Row<'oneTimeCodes'>
export type MailRow = Row<'mailbox'>
