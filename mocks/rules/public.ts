import type { Schemas } from '../contract/operations.ts'
import { refuse } from '../contract/refusal.ts'
import { publicSentences as copy } from '../copy/public.ts'
import type { AuthorizationRow, MailRow, PersonRow, UnsubscribeLinkRow } from '../db/rows.ts'
import { getVisibleQrcode, type JoinedAuthorization } from './authorization-views.ts'
import { isActive } from './authorizations.ts'
import { type CalendarDay, pickWeekdayFlags } from './calendar.ts'
import { refuseFields } from './field-refusals.ts'
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

/** Returns the invitation. @throws Refusal 404 if no seat is left. */
export function requireSeat<Invitation extends Pick<JoinedAuthorization, 'authorization' | 'people'>>(
  invitation: Invitation,
): Invitation {
  if (invitation.people.length >= (invitation.authorization.max_people ?? 0))
    refuse(404, { detail: copy.unavailable })
  return invitation
}

/** Converts an invitation for the public page, without private data. */
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

/** Whether a person of the neighbourhood has the DNI number of the request. */
export const hasGuestDocument = (
  person: PersonRow,
  realPropertyId: number,
  { id_number }: Acceptance,
): boolean => person.real_property_id === realPropertyId && hasDocument(person, 'DNI', id_number)

/**
 * Adds a guest: a new person, or `existingPerson`, whose absent data the request fills. @throws Refusal 409 if the
 * person is a guest already; 404 if no seat is left; 400 that names the invalid fields.
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
  refuseFields({
    first_name: input.first_name.trim() === '' ? [copy.blankName] : [],
    last_name: input.last_name.trim() === '' ? [copy.blankName] : [],
    date_of_birth: (input.date_of_birth ?? '') > context.today ? [copy.bornInTheFuture] : [],
  })
  const guest = existingPerson
    ? fillMissingData(existingPerson, input)
    : createGuest(input, { id: context.id, realPropertyId: invitation.realProperty.id })
  return { guest, invitation: { ...invitation, people: [...invitation.people, guest] } }
}

/** Fills absent data of a person; a person with a user stays unchanged, because only the user may change the data. */
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

/** Creates a guest; document type, nationality and gender get defaults, because the page has no fields for them. */
const createGuest = (input: Acceptance, context: { id: number; realPropertyId: number }): PersonRow => ({
  ...createPersonRow({ ...input, id_type_code: 'DNI', nationality: 'AR', gender: 'X' }, context),
  email: input.email.toLowerCase(),
  date_of_birth: input.date_of_birth ?? null,
  ...toPhoneFields(input),
})

/** Returns the guest's access code; null for a barred guest, without the reason, because the page is public. */
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

/** Returns the link. @throws Refusal 404 if the link is unknown or used. */
export function requireUnused(link: UnsubscribeLinkRow | undefined): UnsubscribeLinkRow {
  if (!link || link.used_at !== null) return refuse(404, { detail: copy.usedLink })
  return link
}
