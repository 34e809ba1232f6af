import * as rules from '../rules/session.ts'
import { findSession, openSession } from './entrance.ts'
import { reply, type TagHandlers } from './handler.ts'

/** Signing in and out, and what the signed-in user may open. */
export const sessionHandlers: TagHandlers<'session'> = {
  login: async ({ body, db, clock, ids }) => {
    const user = rules.requireCredentials(db.users.all(), body.username, body.password)
    return reply(200, await openSession(user, { db, clock, ids }))
  },

  logout: async ({ body, caller, db, clock }) => {
    const open = rules.requireOpenSession(findSession(db, caller.token), clock.now())
    await db.sessions.save(rules.closeSession(open, body.session_id))
    return reply(204)
  },

  refreshToken: async ({ body, caller, db, clock, ids }) => {
    const open = rules.requireOwnSession(findSession(db, body.token), caller.userId, clock.now())
    const { token } = await db.sessions.save(rules.renewToken(open, ids.text(40), clock.now()))
    return reply(200, { token, jwt_duration: rules.jwtDuration })
  },

  completeHandoff: async ({ query, db, clock, ids }) => {
    const found = db.oneTimeCodes.first(({ code }) => code === query.otc)
    const code = await db.oneTimeCodes.save(rules.spendOneTimeCode(found, clock.now()))
    return reply(200, await openSession(db.users.require(code.user_id), { db, clock, ids }))
  },

  listHomeModules: ({ path, db }) =>
    reply(200, rules.toHomeModules(db.modules.by('real_property_id', path.rp))),
}
