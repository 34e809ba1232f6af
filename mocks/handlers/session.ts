import type { OperationId, Schemas } from '../contract/operations.ts'
import type { Db } from '../db/db.ts'
import type { SessionRow, UserRow } from '../db/rows.ts'
import { findCurrentHomes, findNeighbourhoods } from '../rules/lookups.ts'
import * as rules from '../rules/session.ts'
import { countryCatalog, sessionCatalogs } from '../scenarios/catalogs.ts'
import { type Call, respond, type TagHandlers } from './handler.ts'

/** Opens a session for a user and returns the response body of a sign-in. */
export async function openSession(
  user: UserRow,
  { db, clock, ids }: Pick<Call<OperationId>, 'db' | 'clock' | 'ids'>,
): Promise<Schemas['SessionData']> {
  const id = ids.next('sessions')
  const newSession = { id, sessionId: `s-${String(id).padStart(6, '0')}`, token: ids.text(40) }
  const session = await db.sessions.insert(rules.createSession(user, newSession, clock.now()))
  const caller = { userId: user.id }
  const homes = findCurrentHomes(db, caller, clock.today())
  return rules.toSessionData(session, user, homes, findNeighbourhoods(db, caller), sessionCatalogs)
}

/** Finds the session that a bearer token identifies. */
export const findSession = (db: Db, token: string): SessionRow | undefined =>
  db.sessions.by('token', token)[0]

/** The handlers for sessions, home modules and catalogs. */
export const sessionHandlers: TagHandlers<'session' | 'catalogs'> = {
  login: async ({ body, db, clock, ids }) => {
    const user = rules.requireCredentials(db.users.all(), body.username, body.password)
    return respond(200, await openSession(user, { db, clock, ids }))
  },

  logout: async ({ body, caller, db, clock }) => {
    const session = rules.requireOpenSession(findSession(db, caller.token), clock.now())
    await db.sessions.save(rules.closeSession(session, body.session_id))
    return respond(204)
  },

  refreshToken: async ({ body, caller, db, clock, ids }) => {
    const session = rules.requireOwnSession(findSession(db, body.token), caller.userId, clock.now())
    const { token } = await db.sessions.save(rules.renewToken(session, ids.text(40), clock.now()))
    return respond(200, { token, jwt_duration: rules.jwtDuration })
  },

  completeHandoff: async ({ query, db, clock, ids }) => {
    const requestedCode = db.oneTimeCodes.first(({ code }) => code === query.otc)
    const code = await db.oneTimeCodes.save(rules.consumeOneTimeCode(requestedCode, clock.now()))
    return respond(200, await openSession(db.users.require(code.user_id), { db, clock, ids }))
  },

  listHomeModules: ({ path, db }) =>
    respond(200, rules.toHomeModules(db.modules.by('real_property_id', path.rp))),

  listCountries: () => respond(200, countryCatalog),
  listIdTypes: () => respond(200, sessionCatalogs.idtype),
}
