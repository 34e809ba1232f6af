import * as v from 'valibot'

/*
 * The session as it lies in browser storage (P3). It is checked at every read: what lies there may be of another
 * version, cut short, or not ours at all.
 */

const entry = v.object({ code: v.string(), name: v.string() })

const customer = v.object({
  id: v.number(),
  name: v.string(),
  logo: v.nullable(v.string()),
  real_property_name: v.string(),
  multiarea: v.boolean(),
})

const property = v.object({
  property_id: v.number(),
  real_property_id: v.number(),
  person_id: v.number(),
  identifier: v.string(),
  area_name: v.nullable(v.string()),
  logo: v.nullable(v.string()),
  real_property_name: v.string(),
})

export const sessionSchema = v.object({
  version: v.literal(1),
  token: v.pipe(v.string(), v.minLength(1)),
  session_id: v.string(),
  /** Instant, in milliseconds of the device's clock. */
  expires_at: v.number(),
  /** Minutes between the login and `expires_at`. */
  jwt_duration: v.number(),
  user: v.object({
    groups: v.array(v.string()),
    first_name: v.string(),
    last_name: v.string(),
    email: v.string(),
  }),
  customer: v.array(customer),
  profile: v.object({ photo: v.nullable(v.object({ url: v.string() })) }),
  properties: v.array(property),
  idtype: v.array(entry),
  catalog: v.array(entry),
  carcolor: v.array(entry),
  carbrand: v.array(entry),
  carmodel: v.array(v.object({ ...entry.entries, brand_code: v.string() })),
  insurance: v.array(entry),
  cartype: v.array(entry),
  sessionFromMobile: v.boolean(),
})

export type Session = v.InferOutput<typeof sessionSchema>
export type SessionCustomer = v.InferOutput<typeof customer>
export type SessionProperty = v.InferOutput<typeof property>

/** The stored text as a session, or undefined when it is not one. */
export function parseSession(text: string | null): Session | undefined {
  if (text === null) return undefined
  try {
    const result = v.safeParse(sessionSchema, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}
