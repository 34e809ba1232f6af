import { joinAuthorization } from '../rules/lookups.ts'
import { formatFullName } from '../rules/people.ts'
import * as rules from '../rules/public.ts'
import { storeNewContacts } from './authorized-people.ts'
import { respond, type TagHandlers } from './handler.ts'

/** The handlers for the pages that people open by a link, without signing in. */
export const publicHandlers: TagHandlers<'public'> = {
  getPublicInvitation: ({ path, db, clock }) => {
    const authorization = db.authorizations.by('invitation_key', path.id)[0]
    const invitation = rules.requireOpenInvitation(authorization, clock.today())
    return respond(200, rules.toPublicInvitation(rules.requireSeat(joinAuthorization(db, invitation))))
  },

  acceptPublicInvitation: async ({ path, body, db, clock, ids }) => {
    const authorization = db.authorizations.by('invitation_key', path.id)[0]
    const joinedInvitation = joinAuthorization(db, rules.requireOpenInvitation(authorization, clock.today()))
    const existingPerson = db.persons.first((person) =>
      rules.hasGuestDocument(person, joinedInvitation.realProperty.id, body),
    )
    const context = { id: existingPerson?.id ?? ids.next('persons'), today: clock.today() }
    const { guest, invitation } = rules.acceptInvitation(joinedInvitation, body, existingPerson, context)
    await (existingPerson ? db.persons.save(guest) : db.persons.insert(guest))
    const authorizedPerson = { authorization_id: invitation.authorization.id, person_id: guest.id }
    await db.authorizedPeople.insert({ id: ids.next('authorizedPeople'), ...authorizedPerson })
    if (invitation.creator) await storeNewContacts(db, ids, invitation.creator, [guest])
    const mailContext = { id: ids.next('mailbox'), to: body.email, now: clock.now() }
    await db.mailbox.insert(rules.createAcceptanceMail(invitation, guest, mailContext))
    return respond(200, rules.toAcceptedInvitation(invitation, guest))
  },

  getUnsubscribe: ({ path, db }) => {
    const { person_id } = rules.requireUnused(db.unsubscribeLinks.by('key', path.id)[0])
    return respond(200, { full_name: formatFullName(db.persons.require(person_id)) })
  },

  confirmUnsubscribe: async ({ path, db, clock }) => {
    const link = rules.requireUnused(db.unsubscribeLinks.by('key', path.id)[0])
    await db.unsubscribeLinks.save({ ...link, used_at: clock.now().toISOString() })
    return respond(204)
  },
}
