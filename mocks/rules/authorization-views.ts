import type { Schemas } from '../contract/operations.ts'
import { authorizationMessage } from '../copy/authorization-message.ts'
import { sentences } from '../copy/sentences.ts'
import type { PersonRow, PropertyRow, RealPropertyRow } from '../db/rows.ts'
import { toStoredTerms } from './authorization-terms.ts'
import { type AuthorizationWithPeople, isActive } from './authorizations.ts'
import type { CalendarDay } from './calendar.ts'
import { compareFullNames, formatFullName, matchesDocument, matchesText } from './people.ts'

/** An authorization, joined with the rows that its answer needs. */
export interface JoinedAuthorization extends AuthorizationWithPeople {
  lot: PropertyRow
  realProperty: RealPropertyRow
  /** Null for the Administration. */
  creator: PersonRow | null
}

const maxAvatars = 5

const toNamedPerson = (person: PersonRow): Schemas['NamedPerson'] => ({
  id: person.id,
  full_name: formatFullName(person),
})

const admittedPeople = (people: readonly PersonRow[]): PersonRow[] =>
  people.filter(({ is_barred }) => !is_barred)

/** Returns the text of the QR; null if the Administration bars all its people. */
export const getVisibleQrcode = ({ authorization, people }: AuthorizationWithPeople): string | null =>
  people.length > 0 && admittedPeople(people).length === 0 ? null : authorization.qrcode

function getRejectionReason(people: readonly PersonRow[]): string | null {
  const barred = people.filter(({ is_barred }) => is_barred)
  return barred.length === 0 ? null : sentences.authorizations.barred(barred.map(formatFullName))
}

/** The text to be shared. Links in it lead to the portal at `portal`. */
export function writeMessage(file: JoinedAuthorization, portal: URL): string {
  const { authorization, people, lot, realProperty, creator } = file
  const { invitation_key } = authorization
  return authorizationMessage({
    authorization,
    hostName: creator && formatFullName(creator),
    neighbourhoodName: realProperty.name,
    lotName: lot.area_name === null ? lot.identifier : `${lot.identifier} (${lot.area_name})`,
    guestNames: admittedPeople(people).map(formatFullName),
    qrcode: getVisibleQrcode(file),
    invitationAddress: invitation_key && new URL(`invite/${invitation_key}`, portal).href,
    directionsAddress: directionsAddress(file, portal),
  })
}

/** The portal's page that opens the map, with the location in base64. */
function directionsAddress(
  { authorization, lot, realProperty }: JoinedAuthorization,
  portal: URL,
): string | null {
  if (authorization.location_to === null) return null
  const place = (authorization.location_to === 'PROPERTY' ? lot.location : null) ?? realProperty.location
  return place && new URL(`goto?gmp=${encodeURIComponent(btoa(place))}`, portal).href
}

const countedPeople = ({ authorization, people }: AuthorizationWithPeople) => ({
  id: authorization.id,
  count_authorized: people.length,
  people: people.slice(0, maxAvatars).map(toNamedPerson),
  max_people: authorization.max_people,
})

/** As listed. */
export const toAuthorizationSummary = (
  file: JoinedAuthorization,
  portal: URL,
): Schemas['AuthorizationSummary'] => ({
  ...toStoredTerms(file.authorization),
  ...countedPeople(file),
  message: writeMessage(file, portal),
})

/** As read for editing; `message` and `qrcode` only while it is valid. */
export function toAuthorizationDetail(
  file: JoinedAuthorization,
  today: CalendarDay,
  portal: URL,
): Schemas['AuthorizationDetail'] {
  const qrcode = getVisibleQrcode(file)
  const whileValid = {
    message: writeMessage(file, portal),
    ...(qrcode === null ? {} : { qrcode }),
  }
  return {
    ...toStoredTerms(file.authorization),
    ...countedPeople(file),
    property_id: file.lot.id,
    ...(isActive(file.authorization, today) ? whileValid : {}),
  }
}

/** Creates the answer of a saved authorization. */
export const toAuthorizationResult = (
  file: JoinedAuthorization,
  portal: URL,
): Schemas['AuthorizationResult'] => ({
  id: file.authorization.id,
  qrcode: getVisibleQrcode(file),
  rejection_reason: getRejectionReason(file.people),
  message: writeMessage(file, portal),
})

/** Converts a person of an authorization for a list. */
export const toAuthorizedPerson = (person: PersonRow): Schemas['AuthorizedPerson'] => ({
  ...toNamedPerson(person),
  id_number: person.id_number,
})

/** Finds the people of an authorization who match the filters, sorted by name. */
export const filterAuthorizedPeople = (
  people: readonly PersonRow[],
  { id_number = '', full_name = '' }: { id_number?: string; full_name?: string },
): PersonRow[] =>
  people
    .filter((person) => matchesText(formatFullName(person), full_name))
    .filter((person) => id_number.trim() === '' || matchesDocument(person, id_number))
    .sort(compareFullNames)
