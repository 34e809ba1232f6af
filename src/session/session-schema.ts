import * as v from 'valibot'
import { readStored } from '@/browser-storage'
import { newKey } from '@/new-key'
import type { RenewedToken } from '../api/generated/model/renewedToken'
import type { SessionData } from '../api/generated/model/sessionData'

/*
 * The session as it lies in browser storage. It is checked at every read: what lies there may be of another
 * version, cut short, or not ours at all.
 */

const minute = 60_000

/** Ids go into the addresses of calls. */
const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const entry = v.object({ code: v.string(), name: v.string() })

/** What residents may manage by themselves. A session kept by an older portal does not say, and may nothing. */
const permission = v.optional(v.boolean(), false)

/** A text that need not be there: null, empty and absent are one. */
const someText = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text || undefined),
  ),
)

/** The same as null, as the contract has what has no place, area or picture. */
const textOrNull = v.optional(v.nullable(v.string()), null)

const customer = v.object({
  id,
  name: v.string(),
  logo: textOrNull,
  real_property_name: v.string(),
  multiarea: v.optional(v.boolean(), false),
  location: textOrNull,
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
  area_name: textOrNull,
  location: textOrNull,
  logo: textOrNull,
  real_property_name: v.string(),
})

/** What signing in answers, as far as the portal uses it. */
const answerEntries = {
  token: v.pipe(v.string(), v.minLength(1)),
  /** Named on logout, if the API gave one. */
  session_id: someText,
  /** Minutes between the login and `expires_at`. */
  jwt_duration: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  user: v.object({
    groups: v.array(v.string()),
    first_name: v.string(),
    last_name: v.string(),
    email: someText,
  }),
  customer: v.array(customer),
  profile: v.object({ photo: v.nullish(v.object({ url: someText })) }),
  properties: v.array(property),
  /** Asked for where it is empty. */
  idtype: v.optional(v.array(entry), []),
  catalog: v.array(entry),
  carcolor: v.array(entry),
  carbrand: v.array(entry),
  carmodel: v.array(v.object({ ...entry.entries, brand_code: someText })),
  insurance: v.array(entry),
  cartype: v.array(entry),
}

const answerSchema = v.object(answerEntries)

const storedSchema = v.object({
  ...answerEntries,
  version: v.literal(1),
  /** Tells one login from another in this browser, and is no secret. A session kept by an older portal does not say. */
  key: v.optional(v.string()),
  /** Instant, in milliseconds of the device's clock. */
  expires_at: v.pipe(v.number(), v.finite()),
  sessionFromMobile: v.boolean(),
  /** Whether the user has just registered. A session kept by an older portal does not say. */
  newUser: v.optional(v.boolean(), false),
})

/** A session as it is kept. */
export const sessionSchema = v.pipe(
  storedSchema,
  v.transform((session) => ({ ...session, key: session.session_id ?? session.key ?? '' })),
)

export type Session = v.InferOutput<typeof sessionSchema>
export type SessionCustomer = v.InferOutput<typeof customer>
export type SessionProperty = v.InferOutput<typeof property>

/** The stored text as a session, or undefined when it is not one. */
export const parseSession = (text: string | null): Session | undefined => readStored(sessionSchema, text)

/** Where a session comes from, which the answer itself does not say. */
export interface SessionOrigin {
  /** The mobile app handed it over. */
  isFromMobile?: boolean
  /** Its user registered a moment ago. */
  isNewUser?: boolean
  /** What was typed to sign in: an email tells whose session it is where the answer does not. */
  username?: string
}

const isEmail = (username: string | undefined) => username?.includes('@')

/**
 * What signing in answered, as a session that begins `now` (milliseconds); undefined when it is not what the contract
 * says. Nothing else that came with it is kept.
 */
export function toSession(data: SessionData, now: number, origin: SessionOrigin = {}): Session | undefined {
  const result = v.safeParse(answerSchema, data)
  if (!result.success) return undefined
  const expires_at = now + result.output.jwt_duration * minute
  if (!Number.isFinite(expires_at)) return undefined
  const { user, session_id } = result.output
  const typedEmail = isEmail(origin.username) ? origin.username?.trim().toLowerCase() : undefined
  return {
    ...result.output,
    user: { ...user, email: user.email ?? typedEmail },
    version: 1,
    key: session_id ?? newKey(),
    expires_at,
    sessionFromMobile: origin.isFromMobile ?? false,
    newUser: origin.isNewUser ?? false,
  }
}

const renewalSchema = v.pick(answerSchema, ['token', 'jwt_duration'])

/**
 * The same session with the token that a renewal answered, for `jwt_duration` minutes from `now`; undefined
 * when the answer is not what the contract says.
 */
export function toRenewed(session: Session, renewed: RenewedToken, now: number): Session | undefined {
  const result = v.safeParse(renewalSchema, renewed)
  if (!result.success) return undefined
  const expires_at = now + result.output.jwt_duration * minute
  return Number.isFinite(expires_at) ? { ...session, ...result.output, expires_at } : undefined
}

/** Whether less than a fifth of the session's time is left, and some: time to renew it. */
export function isNearItsEnd({ expires_at, jwt_duration }: Session, now: number): boolean {
  const left = expires_at - now
  return left > 0 && left < (jwt_duration * minute) / 5
}
