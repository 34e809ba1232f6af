import * as v from 'valibot'
import type { SessionData } from '../api/generated/model/sessionData'

/*
 * The session as it lies in browser storage (P3). It is checked at every read: what lies there may be of another
 * version, cut short, or not ours at all.
 */

const minute = 60_000

/** Ids go into the addresses of calls. */
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const entry = v.object({ code: v.string(), name: v.string() })

/** What residents may manage by themselves (L6). A session kept by an older portal does not say, and may nothing. */
const permission = v.optional(v.boolean(), false)

/** Latitude and longitude. A session kept by an older portal does not say. */
const location = v.optional(v.nullable(v.string()), null)

const customer = v.object({
  id,
  name: v.string(),
  logo: v.nullable(v.string()),
  real_property_name: v.string(),
  multiarea: v.boolean(),
  location,
  can_manage_residents: permission,
  can_manage_tenants: permission,
  can_manage_vehicles: permission,
  can_manage_pets: permission,
})

const property = v.object({
  property_id: id,
  real_property_id: id,
  person_id: id,
  identifier: v.string(),
  area_name: v.nullable(v.string()),
  location,
  logo: v.nullable(v.string()),
  real_property_name: v.string(),
})

/** What signing in answers, as far as the portal uses it. */
const answerEntries = {
  token: v.pipe(v.string(), v.minLength(1)),
  session_id: v.string(),
  /** Minutes between the login and `expires_at`. */
  jwt_duration: v.pipe(v.number(), v.finite(), v.gtValue(0)),
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
}

const answerSchema = v.object(answerEntries)

export const sessionSchema = v.object({
  ...answerEntries,
  version: v.literal(1),
  /** Instant, in milliseconds of the device's clock. */
  expires_at: v.pipe(v.number(), v.finite()),
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

/**
 * What signing in answered, as a session that begins `now` (milliseconds); undefined when it is not what the contract
 * says. Nothing else that came with it is kept.
 */
export function toSession(data: SessionData, now: number, sessionFromMobile: boolean): Session | undefined {
  const result = v.safeParse(answerSchema, data)
  if (!result.success) return undefined
  const expires_at = now + result.output.jwt_duration * minute
  return Number.isFinite(expires_at)
    ? { ...result.output, version: 1, expires_at, sessionFromMobile }
    : undefined
}
