import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { publicSentences as copy } from '../copy/public.ts'
import type { AuthorizationRow, MailRow, PersonRow, UnsubscribeLinkRow } from '../db/rows.ts'
import { getVisibleQrcode, type JoinedAuthorization } from './authorization-views.ts'
import { isActive } from './authorizations.ts'
import { type CalendarDay, pickWeekdayFlags } from './calendar.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { createPersonRow, formatFullName, hasDocument } from './people.ts'

/** Returns the invitation. @throws Refusal 404 if the invitation is unknown, cancelled or expired. */
export function requireOpenInvitation(
  authorization: AuthorizationRow | undefined,
  today: CalendarDay,
): AuthorizationRow {
  if (!authorization || authorization.is_cancelled || !isActive(authorization, today))
    return refuse(404, { detail: copy.unavailable })
  return authorization
}

/** Returns the invitation. @throws Refusal 404 if all its seats are taken. */
export function requireSeat<Invitation extends Pick<JoinedAuthorization, 'authorization' | 'people'>>(
  invitation: Invitation,
): Invitation {
  if (invitation.people.length >= (invitation.authorization.max_people ?? 0))
    refuse(404, { detail: copy.unavailable })
  return invitation
}

/** Converts an invitation for the public page. Leaves out the private data. */
export function toPublicInvitation({ authorization, creator, realProperty }: JoinedAuthorization) {
  const { start_time, end_time, from_date, to_date } = authorization
  const { name, logo } = realProperty
  const preauthorization = {
    start_time,
    end_time,
    from_date,
    to_date,
    authorizer: creator ? formatFullName(creator) : copy.administration,
    ...pickWeekdayFlags(authorization),
    real_property: { name, logo: logo === null ? null : { web: logo } },
  }
  return { preauthorization } satisfies Schemas['PublicInvitation']
}

type Acceptance = Schemas['InvitationAcceptance']

/** Whether a person belongs to the neighbourhood and has the DNI with the number in the request body. */
export const hasGuestDocument = (
  person: PersonRow,
  realPropertyId: number,
  { id_number }: Acceptance,
): boolean => person.real_property_id === realPropertyId && hasDocument(person, 'DNI', id_number)

/**
 * Adds a guest to an invitation. The guest is `existingPerson`, who has the DNI in the request, or else a new person. If the
 * existing person has no user, the request fills the absent data. @throws Refusal 409 if the person is already a guest of
 * the invitation; 404 if all its seats are taken; 400 with the invalid fields.
 */
export function acceptInvitation(
  invitation: JoinedAuthorization,
  input: Acceptance,
  existingPerson: PersonRow | undefined,
  context: { id: number; today: CalendarDay },
): { guest: PersonRow; invitation: JoinedAuthorization } {
  if (existingPerson && invitation.people.some(({ id }) => id === existingPerson.id)) {
    refuse(409, { message: copy.alreadyRegistered })
  }
  requireSeat(invitation)
  refuseInvalidFields({
    first_name: input.first_name.trim() === '' ? [copy.blankName] : [],
    last_name: input.last_name.trim() === '' ? [copy.blankName] : [],
    date_of_birth: (input.date_of_birth ?? '') > context.today ? [copy.bornInTheFuture] : [],
  })
  const guest = existingPerson
    ? fillMissingData(existingPerson, input)
    : createGuest(input, { id: context.id, realPropertyId: invitation.realProperty.id })
  return { guest, invitation: { ...invitation, people: [...invitation.people, guest] } }
}

/** Fills the absent data of a person without a user. Only the user may change the data of a person with a user. */
function fillMissingData(person: PersonRow, input: Acceptance): PersonRow {
  if (person.user_id !== null) return person
  return {
    ...person,
    email: person.email ?? input.email.toLowerCase(),
    date_of_birth: person.date_of_birth ?? input.date_of_birth ?? null,
    ...(person.mobile_phone_number === null ? toPhoneFields(input) : {}),
  }
}

const toPhoneFields = ({ mobile_phone_number }: Acceptance) =>
  mobile_phone_number ? { mobile_phone_country_code: '+54', mobile_phone_number } : {}

/** Creates a guest; document type, nationality and gender get defaults, because the form has no fields for them. */
const createGuest = (input: Acceptance, context: { id: number; realPropertyId: number }): PersonRow => ({
  ...createPersonRow({ ...input, id_type_code: 'DNI', nationality: 'AR', gender: 'X' }, context),
  email: input.email.toLowerCase(),
  date_of_birth: input.date_of_birth ?? null,
  ...toPhoneFields(input),
})

/** Returns the text of the QR code; null for a barred guest. No reason is given, because the page is public. */
const getVisibleGuestQrcode = (invitation: JoinedAuthorization, guest: PersonRow): string | null =>
  guest.is_barred ? null : getVisibleQrcode(invitation)

/** Creates the mail that confirms an accepted invitation. */
export function createAcceptanceMail(
  invitation: JoinedAuthorization,
  guest: PersonRow,
  { id, to, now }: { id: number; to: string; now: Date },
): MailRow {
  return {
    id,
    to: to.toLowerCase(),
    subject: copy.invitationSubject(invitation.authorization.name, invitation.realProperty.name),
    kind: 'invitation',
    link: null,
    code: getVisibleGuestQrcode(invitation, guest),
    at: now.toISOString(),
  }
}

/** Creates the response to an accepted invitation. */
export function toAcceptedInvitation(
  invitation: JoinedAuthorization,
  guest: PersonRow,
): Schemas['AcceptedInvitation'] {
  const qrcode = getVisibleGuestQrcode(invitation, guest)
  return { message: copy.registered, ...(qrcode === null ? {} : { qrcode }) }
}

/** Returns the link. @throws Refusal 404 if the link is unknown or was used before. */
export function requireUnused(link: UnsubscribeLinkRow | undefined): UnsubscribeLinkRow {
  if (!link || link.used_at !== null) return refuse(404, { detail: copy.usedLink })
  return link
}
