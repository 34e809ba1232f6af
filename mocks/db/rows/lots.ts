import * as v from 'valibot'
import { type ContractSchemas, calendarDay, contractEnum, id, instant, registration, text } from './fields.ts'

/** What belongs to a lot besides its people (L3). */
export const lotRows = {
  /** Whatever drives in. `person_id` registered it. Codes are those of the session's catalogs. */
  vehicles: v.object({
    id,
    property_id: id,
    person_id: id,
    source: contractEnum<ContractSchemas['VehicleSource']>({ CAR: true }),
    /** The day on which it was registered. */
    from_date: calendarDay,
    ...registration,
    vehicle_type: text,
    /** In capitals, without spaces. Empty, `-` or `Peatonal` where there is none. */
    license_plate_number: v.string(),
    color: text,
    brand: text,
    model: text,
    insurance_company: text,
    insurance_policy_number: v.nullable(text),
    insurance_expiration_date: calendarDay,
    /** Of the technical inspection (VTV). */
    tv_expiration_date: v.nullable(calendarDay),
  }),
  /** `person_id` registered it. */
  pets: v.object({
    id,
    property_id: id,
    person_id: id,
    source: contractEnum<ContractSchemas['ResidentSource']>({ OWNER: true }),
    /** The day on which it was registered. */
    from_date: calendarDay,
    ...registration,
    name: text,
    breed: text,
    /** Set by the Administration. */
    documents_verified_flag: v.boolean(),
    /** Of the uploaded file, which `files` holds. */
    photo_file_name: v.nullable(text),
  }),
  /** What is known of a photo besides its file: who may send its bytes, and whose it is. */
  photos: v.object({
    id,
    /** The key of the file. */
    file_key: text,
    kind: contractEnum<ContractSchemas['PhotoKind']>({ resident: true, pet: true }),
    real_property_id: id,
    /** Who asked for it. */
    person_id: id,
    /** The lot on which it was saved last; null before. */
    property_id: v.nullable(id),
    /** What the signed address holds. */
    signature: text,
    expires_at: instant,
    /** Whether the bytes arrived: an address takes them once. */
    is_sent: v.boolean(),
  }),
}
