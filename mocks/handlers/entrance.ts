import type { OperationId, Schemas } from '../contract/operations.ts'
import type { Db } from '../db/db.ts'
import type { SessionRow, UserRow } from '../db/rows.ts'
import { findCurrentHomes, findNeighbourhoods } from '../rules/lookups.ts'
import { createSession, toSessionData } from '../rules/session.ts'
import { sessionCatalogs } from '../scenarios/catalogs.ts'
import type { Call } from './handler.ts'

type World = Pick<Call<OperationId>, 'db' | 'clock' | 'ids'>

/** Opens a session for a user and answers what signing in answers. */
export async function openSession(user: UserRow, { db, clock, ids }: World): Promise<Schemas['SessionData']> {
  const id = ids.next('sessions')
  const fresh = { id, sessionId: `s-${String(id).padStart(6, '0')}`, token: ids.text(40) }
  const session = await db.sessions.insert(createSession(user, fresh, clock.now()))
  const asCaller = { userId: user.id }
  return toSessionData(
    session,
    user,
    findCurrentHomes(db, asCaller, clock.today()),
    findNeighbourhoods(db, asCaller),
    sessionCatalogs,
  )
}

/** The session of a token. */
export const findSession = (db: Db, token: string): SessionRow | undefined =>
  db.sessions.by('token', token)[0]
