import * as v from 'valibot'
import { calendarDay, createContractEnum, id, instant, registration, text } from './fields.ts'

/** Vehicles, pets and photos of a lot. */
export const lotRowSchemas = {
  /**
   * `person_id` is the person who registered the vehicle. Fields such as `color` contain a code; the catalogs in the sign-in
   * response contain the name of each code.
   */
  vehicles: v.object({
    id,
    property_id: id,
    person_id: id,
    source: createContractEnum('VehicleSource'),
    /** The day on which the vehicle was registered. */
    from_date: calendarDay,
    ...registration,
    vehicle_type: text,
    /** In capitals, without spaces. Empty, `-` or `Peatonal` for a vehicle without a plate. */
    license_plate_number: v.string(),
    color: text,
    brand: text,
    model: text,
    insurance_company: text,
    insurance_policy_number: v.nullable(text),
    insurance_expiration_date: calendarDay,
    /** The expiry of the technical inspection (VTV). */
    tv_expiration_date: v.nullable(calendarDay),
  }),
  /** `person_id` is the person who registered the pet. */
  pets: v.object({
    id,
    property_id: id,
    person_id: id,
    source: createContractEnum('ResidentSource'),
    /** The day on which the pet was registered. */
    from_date: calendarDay,
    ...registration,
    name: text,
    breed: text,
    /** Whether the Administration has verified the documents of the pet. */
    documents_verified_flag: v.boolean(),
    /** The key of a row of `files`. */
    photo_file_name: v.nullable(text),
  }),
  /** Permissions to upload one photo each, and the state of that upload. */
  photos: v.object({
    id,
    /** The key of the file. */
    file_key: text,
    kind: createContractEnum('PhotoKind'),
    real_property_id: id,
    /** The person who requested the upload. */
    person_id: id,
    /** The lot of the resident or pet with which the photo was last saved; null before the first save. */
    property_id: v.nullable(id),
    /** The signature in the upload address. */
    signature: text,
    expires_at: instant,
    /** Whether the bytes were uploaded. Each upload address accepts a single upload. */
    is_sent: v.boolean(),
  }),
}
