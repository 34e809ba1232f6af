import * as v from 'valibot'
import { parseStored } from '@/browser-storage'
import { newKey } from '@/new-key'
import type { RenewedToken } from '../api/generated/model/renewedToken'
import type { SessionData } from '../api/generated/model/sessionData'

/* The session is validated at every read, because another version of the portal or other software may have stored it. */

const minute = 60_000

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

const catalogOption = v.object({ code: v.string(), name: v.string() })

/** Whether residents have a permission. Absent in a session that an older version of the portal stored. */
const permission = v.optional(v.boolean(), false)

/** Null, empty and absent texts become undefined. */
const optionalText = v.optional(
  v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text || undefined),
  ),
)

const textOrNull = v.optional(v.nullable(v.string()), null)

export const customerSchema = v.object({
  id,
  name: v.string(),
  logo: textOrNull,
  real_property_name: v.string(),
  multiarea: v.optional(v.boolean(), false),
  location: textOrNull,
  ...v.entriesFromList(
    ['can_manage_residents', 'can_manage_tenants', 'can_manage_vehicles', 'can_manage_pets'],
    permission,
  ),
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

/**
 * A token: visible ASCII characters. A token with other characters, such as a line break, could not be sent in a header:
 * every call would fail, the sign-out too.
 */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[!-~]+$/))

/** The fields of the login's response that the portal uses. */
const responseFields = {
  token: tokenSchema,
  /** The id of the session, which the portal sends on logout. */
  session_id: optionalText,
  /** Minutes from the login, or from the last renewal, to `expires_at`. */
  jwt_duration: v.pipe(v.number(), v.finite(), v.gtValue(0)),
  user: v.object({
    groups: v.array(v.string()),
    first_name: v.string(),
    last_name: v.string(),
    email: optionalText,
  }),
  customer: v.array(customerSchema),
  profile: v.object({ photo: v.nullish(v.object({ url: optionalText })) }),
  properties: v.array(property),
  /** The document types. If the list is empty, the portal fetches them separately. */
  idtype: v.optional(v.array(catalogOption), []),
  ...v.entriesFromList(['catalog', 'carcolor', 'carbrand', 'insurance', 'cartype'], v.array(catalogOption)),
  carmodel: v.array(v.object({ ...catalogOption.entries, brand_code: optionalText })),
}

const responseSchema = v.object(responseFields)

const storedSchema = v.object({
  ...responseFields,
  version: v.literal(1),
  /** Identifies the login in this browser, and is not secret. Absent in a session that an older version stored. */
  key: v.optional(v.string()),
  /** The instant at which the session expires, in milliseconds of the device's clock. */
  expires_at: v.pipe(v.number(), v.finite()),
  sessionFromMobile: v.boolean(),
  /** Whether the user has just registered. Absent in a session that an older version stored. */
  newUser: v.optional(v.boolean(), false),
})

export const sessionSchema = v.pipe(
  storedSchema,
  v.transform((session) => ({ ...session, key: session.session_id ?? session.key ?? '' })),
)

export type Session = v.InferOutput<typeof sessionSchema>
export type SessionCustomer = v.InferOutput<typeof customerSchema>
export type SessionProperty = v.InferOutput<typeof property>

/** Parses a stored session; undefined if the text is invalid. */
export const parseStoredSession = (text: string | null) => parseStored(sessionSchema, text)

export interface SessionOrigin {
  /** Whether the mobile app handed the session over. */
  isFromMobile?: boolean
  /** Whether the user has just registered. */
  isNewUser?: boolean
  /** The username that the user typed. If it is an email and the response has no email, the session gets the typed email. */
  username?: string
}

/** Builds a session from a login's response; undefined if the response is invalid. `now` is the login's time in milliseconds. */
export function toSession(data: SessionData, now: number, origin: SessionOrigin = {}): Session | undefined {
  const result = v.safeParse(responseSchema, data)
  if (!result.success) return undefined
  const expires_at = now + result.output.jwt_duration * minute
  if (!Number.isFinite(expires_at)) return undefined
  const { user, session_id } = result.output
  const typedEmail = origin.username?.includes('@') ? origin.username.trim().toLowerCase() : undefined
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

const renewalSchema = v.pick(responseSchema, ['token', 'jwt_duration'])

/** Returns the session with the renewed token and with `expires_at` counted from `now`; undefined for an invalid response. */
export function toRenewedSession(session: Session, renewed: RenewedToken, now: number): Session | undefined {
  const result = v.safeParse(renewalSchema, renewed)
  if (!result.success) return undefined
  const expires_at = now + result.output.jwt_duration * minute
  return Number.isFinite(expires_at) ? { ...session, ...result.output, expires_at } : undefined
}

/** Whether the session is valid and less than a fifth of its time is left. */
export function isNearItsEnd({ expires_at, jwt_duration }: Session, now: number): boolean {
  const remainingMs = expires_at - now
  return remainingMs > 0 && remainingMs < (jwt_duration * minute) / 5
}
