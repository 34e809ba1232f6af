import { joinAuthorization } from '../rules/lookups.ts'
import { formatFullName } from '../rules/people.ts'
import * as rules from '../rules/public.ts'
import { storeNewContacts } from './authorized-people.ts'
import { reply, type TagHandlers } from './handler.ts'

/** The pages that are opened from a link. */
export const publicHandlers: TagHandlers<'public'> = {
  getPublicInvitation: ({ path, db, clock }) => {
    const found = db.authorizations.by('invitation_key', path.id)[0]
    const invitation = rules.requireOpenInvitation(found, clock.today())
    return reply(200, rules.toPublicInvitation(rules.requireSeat(joinAuthorization(db, invitation))))
  },

  acceptPublicInvitation: async ({ path, body, db, clock, ids }) => {
    const found = db.authorizations.by('invitation_key', path.id)[0]
    const before = joinAuthorization(db, rules.requireOpenInvitation(found, clock.today()))
    const existing = db.persons.first((person) =>
      rules.hasGuestDocument(person, before.realProperty.id, body),
    )
    const fresh = { id: existing?.id ?? ids.next('persons'), today: clock.today() }
    const { guest, file } = rules.acceptInvitation(before, body, existing, fresh)
    await (existing ? db.persons.save(guest) : db.persons.insert(guest))
    const link = { authorization_id: file.authorization.id, person_id: guest.id }
    await db.authorizedPeople.insert({ id: ids.next('authorizedPeople'), ...link })
    if (file.creator) await storeNewContacts(db, ids, file.creator, [guest])
    const mail = { id: ids.next('mailbox'), to: body.email, now: clock.now() }
    await db.mailbox.insert(rules.createAcceptanceMail(file, guest, mail))
    return reply(200, rules.toAcceptedInvitation(file, guest))
  },

  getUnsubscribe: ({ path, db }) => {
    const { person_id } = rules.requireUnused(db.unsubscribeLinks.by('key', path.id)[0])
    return reply(200, { full_name: formatFullName(db.persons.require(person_id)) })
  },

  confirmUnsubscribe: async ({ path, db, clock }) => {
    const link = rules.requireUnused(db.unsubscribeLinks.by('key', path.id)[0])
    await db.unsubscribeLinks.save({ ...link, used_at: clock.now().toISOString() })
    return reply(204)
  },
}
