import { termsHtml } from '../copy/terms.ts'
import type { Db } from '../db/db.ts'
import * as rules from '../rules/accounts.ts'
import { closeSessions, requireOpenSession } from '../rules/session.ts'
import { respond, type TagHandlers } from './handler.ts'
import { findSession, openSession } from './session.ts'

function findRegistration(db: Db, key: string): rules.ResidentRegistration | undefined {
  const code = rules.findCode(db.registrationCodes.all(), key)
  return code && { code, person: db.persons.require(code.person_id) }
}

/** The handlers for registration, password recovery, the terms and the caller's contact data. */
export const accountHandlers: TagHandlers<'accounts'> = {
  verifyResident: ({ body, db, clock }) => {
    if ('token' in body) {
      requireOpenSession(findSession(db, body.token), clock.now())
      return respond(200, {})
    }
    // In the contract, the document number is in the field `last_name`.
    const { code } = rules.verifyRegistration(findRegistration(db, body.verification_key), body.last_name)
    const { identifier, real_property_id } = db.properties.require(code.property_id)
    const { name } = db.realProperties.require(real_property_id)
    return respond(200, { email: code.email, real_property_name: name, lot_identifier: identifier })
  },

  signupResident: async ({ body, db, clock, ids }) => {
    const { verification_key, last_name } = body.verification_key
    const registration = rules.verifyRegistration(findRegistration(db, verification_key), last_name)
    const { user, person, code } = rules.signUp(registration, body, db.users.all(), ids.next('users'))
    await db.users.insert(user)
    await db.persons.save(person)
    await db.registrationCodes.save(code)
    return respond(201, await openSession(user, { db, clock, ids }))
  },

  requestPasswordRecovery: async ({ body, db, clock, ids }) => {
    const user = db.users.by('email', body.email.toLowerCase())[0]
    if (!user) return respond(204)
    const newIds = { linkId: ids.next('recoveryLinks'), mailId: ids.next('mailbox') }
    const { link, mail } = rules.createRecovery(
      user,
      { ...newIds, uid: ids.text(8), token: ids.text(32) },
      clock.now(),
    )
    await db.recoveryLinks.insert(link)
    await db.mailbox.insert(mail)
    return respond(204)
  },

  confirmPasswordRecovery: async ({ body, db, clock }) => {
    const requestedLink = db.recoveryLinks.first(({ uid, token }) => uid === body.uid && token === body.token)
    const link = rules.consumeRecoveryLink(requestedLink, clock.now())
    await db.users.save(rules.changePassword(db.users.require(link.user_id), body))
    await db.recoveryLinks.save(link)
    for (const session of closeSessions(db.sessions.all(), link.user_id)) await db.sessions.save(session)
    return respond(204)
  },

  getTerms: () => respond(200, { content: termsHtml }),

  updatePerson: async ({ path, body, caller, db }) => {
    const user = db.users.require(caller.userId)
    const changedRows = rules.changeContactData(user, db.persons.require(path.personId), body, db.users.all())
    await db.users.save(changedRows.user)
    const { email, mobile_phone_number } = await db.persons.save(changedRows.person)
    return respond(200, { email: email ?? '', mobile_phone_number: mobile_phone_number ?? '' })
  },
}
