import * as v from 'valibot'
import { calendarDay, createContractEnum, id, text, timeOfDay, weekdayFields } from './fields.ts'

const authorizationType = createContractEnum('AuthorizationType')

/** Authorizations, invitations and their people. */
export const authorizationRowSchemas = {
  /** Authorizations and invitations. `creator_id` is null if the Administration created the authorization. */
  authorizations: v.object({
    id,
    property_id: id,
    creator_id: v.nullable(id),
    name: text,
    source: createContractEnum('AuthorizationSource'),
    method: createContractEnum('AuthorizationMethod'),
    description: v.string(),
    preauthorization_type: authorizationType,
    from_date: calendarDay,
    to_date: calendarDay,
    start_time: timeOfDay,
    end_time: timeOfDay,
    concurrent_flag: v.boolean(),
    ...weekdayFields,
    location_to: v.nullable(createContractEnum('LocationTo')),
    max_people: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(2))),
    /** The text of the QR code, which never changes. */
    qrcode: text,
    /** The last segment of an invitation's public address; null if the authorization is not an invitation. */
    invitation_key: v.nullable(text),
    is_cancelled: v.boolean(),
  }),
  /** The people of an authorization, in the order in which they were added. */
  authorizedPeople: v.object({ id, authorization_id: id, person_id: id }),
}
