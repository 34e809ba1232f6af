import type { Schemas } from '../contract/operations.ts'
import { formatAuthorizationMessage } from '../copy/authorization-message.ts'
import { sentences } from '../copy/sentences.ts'
import type { PersonRow, PropertyRow, RealPropertyRow } from '../db/rows.ts'
import { toStoredTerms } from './authorization-terms.ts'
import { type AuthorizationWithPeople, isActive } from './authorizations.ts'
import type { CalendarDay } from './calendar.ts'
import { compareFullNames, formatFullName, matchesDocument, matchesText } from './people.ts'

/** An authorization, joined with the rows that the response needs. */
export interface JoinedAuthorization extends AuthorizationWithPeople {
  lot: PropertyRow
  realProperty: RealPropertyRow
  /** Null if the Administration created the authorization. */
  creator: PersonRow | null
}

const maxAvatars = 5

const toNamedPerson = (person: PersonRow): Schemas['NamedPerson'] => ({
  id: person.id,
  full_name: formatFullName(person),
})

const findAdmittedPeople = (people: readonly PersonRow[]): PersonRow[] =>
  people.filter(({ is_barred }) => !is_barred)

/** Returns the text of the QR code; null if the authorization has people and all of them are barred. */
export const getVisibleQrcode = ({ authorization, people }: AuthorizationWithPeople): string | null =>
  people.length > 0 && findAdmittedPeople(people).length === 0 ? null : authorization.qrcode

function getRejectionReason(people: readonly PersonRow[]): string | null {
  const barredPeople = people.filter(({ is_barred }) => is_barred)
  return barredPeople.length === 0 ? null : sentences.authorizations.barred(barredPeople.map(formatFullName))
}

/** Writes the message that residents share. The links in the message lead to the portal at the URL `portal`. */
export function writeMessage(joinedAuthorization: JoinedAuthorization, portal: URL): string {
  const { authorization, people, lot, realProperty, creator } = joinedAuthorization
  const { invitation_key } = authorization
  return formatAuthorizationMessage({
    authorization,
    hostName: creator && formatFullName(creator),
    neighbourhoodName: realProperty.name,
    lotName: lot.area_name === null ? lot.identifier : `${lot.identifier} (${lot.area_name})`,
    guestNames: findAdmittedPeople(people).map(formatFullName),
    qrcode: getVisibleQrcode(joinedAuthorization),
    invitationAddress: invitation_key && new URL(`invite/${invitation_key}`, portal).href,
    directionsAddress: getDirectionsAddress(joinedAuthorization, portal),
  })
}

/**
 * Returns the address of the portal's page that opens a map at the destination `location_to`. The address contains the
 * location in base64. A lot without a location gets the location of its neighbourhood. Returns null if there is no
 * destination, or if no location is known.
 */
function getDirectionsAddress(
  { authorization, lot, realProperty }: JoinedAuthorization,
  portal: URL,
): string | null {
  if (authorization.location_to === null) return null
  const location = (authorization.location_to === 'PROPERTY' ? lot.location : null) ?? realProperty.location
  return location && new URL(`goto?gmp=${encodeURIComponent(btoa(location))}`, portal).href
}

const summarizePeople = ({ authorization, people }: AuthorizationWithPeople) => ({
  id: authorization.id,
  count_authorized: people.length,
  people: people.slice(0, maxAvatars).map(toNamedPerson),
  max_people: authorization.max_people,
})

/** Converts an authorization to its summary in the list of a lot's authorizations. */
export const toAuthorizationSummary = (
  joinedAuthorization: JoinedAuthorization,
  portal: URL,
): Schemas['AuthorizationSummary'] => ({
  ...toStoredTerms(joinedAuthorization.authorization),
  ...summarizePeople(joinedAuthorization),
  message: writeMessage(joinedAuthorization, portal),
})

/** Converts an authorization to its details. The details of an authorization that has ended lack `message` and `qrcode`. */
export function toAuthorizationDetail(
  joinedAuthorization: JoinedAuthorization,
  today: CalendarDay,
  portal: URL,
): Schemas['AuthorizationDetail'] {
  const qrcode = getVisibleQrcode(joinedAuthorization)
  const activeFields = {
    message: writeMessage(joinedAuthorization, portal),
    ...(qrcode === null ? {} : { qrcode }),
  }
  return {
    ...toStoredTerms(joinedAuthorization.authorization),
    ...summarizePeople(joinedAuthorization),
    property_id: joinedAuthorization.lot.id,
    ...(isActive(joinedAuthorization.authorization, today) ? activeFields : {}),
  }
}

/** Creates the response to a request that saved an authorization. */
export const toAuthorizationResult = (
  joinedAuthorization: JoinedAuthorization,
  portal: URL,
): Schemas['AuthorizationResult'] => ({
  id: joinedAuthorization.authorization.id,
  qrcode: getVisibleQrcode(joinedAuthorization),
  rejection_reason: getRejectionReason(joinedAuthorization.people),
  message: writeMessage(joinedAuthorization, portal),
})

/** Converts a person for the list of an authorization's people. */
export const toAuthorizedPerson = (person: PersonRow): Schemas['AuthorizedPerson'] => ({
  ...toNamedPerson(person),
  id_number: person.id_number,
})

/** Finds the people of an authorization who match both filters, sorted by name. A blank filter matches everybody. */
export const filterAuthorizedPeople = (
  people: readonly PersonRow[],
  { id_number = '', full_name = '' }: { id_number?: string; full_name?: string },
): PersonRow[] =>
  people
    .filter((person) => matchesText(formatFullName(person), full_name))
    .filter((person) => id_number.trim() === '' || matchesDocument(person, id_number))
    .sort(compareFullNames)
