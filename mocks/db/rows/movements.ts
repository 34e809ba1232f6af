import * as v from 'valibot'
import { createContractEnum, id, instant, text } from './fields.ts'

/** UTC with milliseconds, as `Date.toISOString` writes it, so that sorting the texts sorts the times. */
const comparableInstant = v.pipe(instant, v.regex(/\.\d{3}Z$/))
/** In capitals, without spaces. */
const plate = v.pipe(v.string(), v.regex(/^[A-Z0-9]+$/))

const guestTypeCode = createContractEnum('GuestTypeCode')

/** Access points, gates, movements and unsubscribe links. */
export const movementRowSchemas = {
  /** The parts (sub-areas) of a neighbourhood. */
  subAreas: v.object({ id, real_property_id: id, name: text }),
  /** The guarded entrances of a neighbourhood. `sub_area_id` is null for an entrance outside all sub-areas. */
  accessPoints: v.object({ id, real_property_id: id, sub_area_id: v.nullable(id), name: text }),
  /** The lanes of an access point. */
  gates: v.object({ id, access_point_id: id, name: text }),
  /** Entries to a lot, with their exits. */
  movements: v.object({
    id,
    property_id: id,
    /** The work for which the person came, if any. */
    work_id: v.nullable(id),
    person_id: id,
    guest_type_code: guestTypeCode,
    /** The authorization with which the person entered; null for residents, work managers and workers of a work group. */
    authorization_id: v.nullable(id),
    /** The visited person; null if none was named. */
    visited_person_id: v.nullable(id),
    checkin_at: comparableInstant,
    checkout_at: v.nullable(comparableInstant),
    /** The end of the permitted stay; null for no limit. */
    limit_at: v.nullable(comparableInstant),
    checkin_plate: v.nullable(plate),
    checkout_plate: v.nullable(plate),
    checkin_gate_id: id,
    checkout_gate_id: v.nullable(id),
  }),
  /** Links to unsubscribe from communications. A link works once. */
  unsubscribeLinks: v.object({ id, key: text, person_id: id, used_at: v.nullable(instant) }),
}
