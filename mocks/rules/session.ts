import type { Schemas } from '../contract/operations.ts'
import { refuse, refuseNotFound } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'
import type {
  ModuleRow,
  OneTimeCodeRow,
  PersonRow,
  PropertyRow,
  RealPropertyRow,
  ResidencyRow,
  SessionRow,
  UserRow,
} from '../db/rows.ts'
import { addMinutes, isPast } from './calendar.ts'

/** The lifetime of a session's token, in minutes. */
export const jwtDuration = 480

interface NewSession {
  id: number
  sessionId: string
  token: string
}

/** A residency of a user, joined with its person, lot and neighbourhood. */
export interface JoinedResidency {
  residency: ResidencyRow
  person: PersonRow
  lot: PropertyRow
  realProperty: RealPropertyRow
}

/** The catalogs in the response to a sign-in. */
export type SessionCatalogs = Required<
  Pick<
    Schemas['SessionData'],
    'idtype' | 'catalog' | 'carcolor' | 'carbrand' | 'carmodel' | 'insurance' | 'cartype'
  >
>

/** Finds the user whose email or document number equals `username`, ignoring case. */
export function findUserByName(users: readonly UserRow[], username: string): UserRow | undefined {
  const name = username.trim().toLowerCase()
  return users.find(({ email, id_number }) => email === name || id_number.toLowerCase() === name)
}

/** Finds the user. @throws Refusal 401 `non_field_errors`, with the same sentence for an unknown user and a wrong password. */
export function requireCredentials(users: readonly UserRow[], username: string, password: string): UserRow {
  const user = findUserByName(users, username)
  if (user?.password === password) return user
  refuse(401, { non_field_errors: [sentences.session.wrongCredentials] })
}

/** Creates a session that lasts `jwtDuration` minutes from `now`. */
export const createSession = (
  user: UserRow,
  { id, sessionId, token }: NewSession,
  now: Date,
): SessionRow => ({
  id,
  session_id: sessionId,
  user_id: user.id,
  token,
  expires_at: addMinutes(now, jwtDuration),
  is_closed: false,
})

/** Whether the session is open and its token has not expired. */
export const isSessionOpen = (session: SessionRow, now: Date): boolean =>
  !session.is_closed && !isPast(session.expires_at, now)

/** Returns the session. @throws Refusal 401 `detail` if the session is unknown, closed or expired. */
export function requireOpenSession(session: SessionRow | undefined, now: Date): SessionRow {
  if (session && isSessionOpen(session, now)) return session
  refuse(401, { detail: sentences.session.expired })
}

/** Returns the session. @throws Refusal 401 `detail` unless the session is open and belongs to the user. */
export function requireOwnSession(session: SessionRow | undefined, userId: number, now: Date): SessionRow {
  return requireOpenSession(session?.user_id === userId ? session : undefined, now)
}

/** Closes the open sessions of a user after a password change. Returns only the sessions that it closed. */
export const closeSessions = (sessions: readonly SessionRow[], userId: number): SessionRow[] =>
  sessions
    .filter(({ user_id, is_closed }) => user_id === userId && !is_closed)
    .map((session) => ({ ...session, is_closed: true }))

/** Replaces the token of a session by one that lasts `jwtDuration` minutes from `now`. The previous token is no longer valid. */
export const renewToken = (session: SessionRow, token: string, now: Date): SessionRow => ({
  ...session,
  token,
  expires_at: addMinutes(now, jwtDuration),
})

/** Closes a session. @throws Refusal 400 `session_id` if `sessionId` is neither null nor the session's id. */
export function closeSession(session: SessionRow, sessionId: string | null): SessionRow {
  if (sessionId !== null && sessionId !== session.session_id) {
    refuse(400, { session_id: [sentences.session.otherSession] })
  }
  return { ...session, is_closed: true }
}

/** Marks a code as used. @throws Refusal 404 if the code is unknown, used or expired. */
export function consumeOneTimeCode(code: OneTimeCodeRow | undefined, now: Date): OneTimeCodeRow {
  if (code && !code.is_used && !isPast(code.expires_at, now)) return { ...code, is_used: true }
  refuseNotFound()
}

/**
 * Creates the response to a sign-in. `homes` are the residencies of the user. `neighbourhoods` are those in which the user
 * has a person, even without a lot.
 */
export function toSessionData(
  session: SessionRow,
  user: UserRow,
  homes: readonly JoinedResidency[],
  neighbourhoods: readonly RealPropertyRow[],
  catalogs: SessionCatalogs,
): Schemas['SessionData'] {
  const { groups, first_name, last_name, email, photo_url } = user
  return {
    token: session.token,
    session_id: session.session_id,
    jwt_duration: jwtDuration,
    user: { groups, first_name, last_name, email },
    customer: neighbourhoods.map(toSessionCustomer),
    profile: { photo: photo_url === null ? null : { url: photo_url } },
    properties: homes.map(({ person, lot, realProperty }) => ({
      property_id: lot.id,
      real_property_id: realProperty.id,
      person_id: person.id,
      identifier: lot.identifier,
      area_name: lot.area_name,
      location: lot.location,
      logo: realProperty.logo,
      real_property_name: realProperty.name,
    })),
    ...catalogs,
  }
}

const toSessionCustomer = (neighbourhood: RealPropertyRow): Schemas['SessionCustomer'] => ({
  id: neighbourhood.id,
  name: neighbourhood.name,
  logo: neighbourhood.logo,
  real_property_name: neighbourhood.name,
  multiarea: neighbourhood.multiarea,
  location: neighbourhood.location,
  can_manage_residents: neighbourhood.can_manage_residents,
  can_manage_tenants: neighbourhood.can_manage_tenants,
  can_manage_vehicles: neighbourhood.can_manage_vehicles,
  can_manage_pets: neighbourhood.can_manage_pets,
})

/** Converts the modules of a neighbourhood to their form in the response. */
export const toHomeModules = (modules: readonly ModuleRow[]): Schemas['HomeModule'][] =>
  modules.map(({ code, is_active_mobile }) => ({ code, is_active_mobile }))
