import type { Schemas } from '../contract/operations.ts'
import { authorizationMessage } from '../copy/authorization-message.ts'
import { sentences } from '../copy/sentences.ts'
import type { AuthorizationRow, PersonRow, PropertyRow, RealPropertyRow } from '../db/rows.ts'
import { keptTerms } from './authorization-terms.ts'
import { type Authorized, isActive } from './authorizations.ts'
import type { CalendarDay } from './calendar.ts'
import { byFullName, fullName, isFoundIn, matchesDocument } from './people.ts'

/** An authorization with all that an answer about it tells. */
export interface AuthorizationFile extends Authorized {
  lot: PropertyRow
  realProperty: RealPropertyRow
  /** Null is the Administration. */
  creator: PersonRow | null
}

/** As many as a card shows. */
const avatars = 5

const named = (person: PersonRow): Schemas['NamedPerson'] => ({ id: person.id, full_name: fullName(person) })

const admitted = (people: readonly PersonRow[]): PersonRow[] => people.filter(({ is_barred }) => !is_barred)

/** The text of the QR; null if everybody on it is barred by the Administration. */
export const qrcodeOf = ({ authorization, people }: Authorized): string | null =>
  people.length > 0 && admitted(people).length === 0 ? null : authorization.qrcode

/** Who is not admitted, in a sentence; null if everybody is. */
function rejectionReasonOf(people: readonly PersonRow[]): string | null {
  const barred = people.filter(({ is_barred }) => is_barred)
  return barred.length === 0 ? null : sentences.authorizations.barred(barred.map(fullName))
}

/** The text to be shared. Links in it lead to the portal at `portal`. */
export function messageOf(file: AuthorizationFile, portal: URL): string {
  const { authorization, people, lot, realProperty, creator } = file
  const { invitation_key } = authorization
  return authorizationMessage({
    authorization,
    hostName: creator && fullName(creator),
    neighbourhoodName: realProperty.name,
    lotName: lot.area_name === null ? lot.identifier : `${lot.identifier} (${lot.area_name})`,
    guestNames: admitted(people).map(fullName),
    qrcode: qrcodeOf(file),
    invitationAddress: invitation_key && new URL(`invite/${invitation_key}`, portal).href,
    directionsAddress: directionsAddress(file, portal),
  })
}

/** The portal's page that leads on to the map, with the place in base64. */
function directionsAddress(
  { authorization, lot, realProperty }: AuthorizationFile,
  portal: URL,
): string | null {
  if (authorization.location_to === null) return null
  const place = (authorization.location_to === 'PROPERTY' ? lot.location : null) ?? realProperty.location
  return place && new URL(`goto?gmp=${encodeURIComponent(btoa(place))}`, portal).href
}

const countedPeople = ({ authorization, people }: Authorized) => ({
  id: authorization.id,
  count_authorized: people.length,
  people: people.slice(0, avatars).map(named),
  max_people: authorization.max_people,
})

const termsOf = (authorization: AuthorizationRow): Schemas['AuthorizationTerms'] => keptTerms(authorization)

/** As listed. */
export const summaryOf = (file: AuthorizationFile, portal: URL): Schemas['AuthorizationSummary'] => ({
  ...termsOf(file.authorization),
  ...countedPeople(file),
  message: messageOf(file, portal),
})

/** As read for editing; `message` and `qrcode` only while it is valid. */
export function detailOf(
  file: AuthorizationFile,
  today: CalendarDay,
  portal: URL,
): Schemas['AuthorizationDetail'] {
  const qrcode = qrcodeOf(file)
  const whileValid = {
    message: messageOf(file, portal),
    ...(qrcode === null ? {} : { qrcode }),
  }
  return {
    ...termsOf(file.authorization),
    ...countedPeople(file),
    property_id: file.lot.id,
    ...(isActive(file.authorization, today) ? whileValid : {}),
  }
}

/** What saving answers. */
export const resultOf = (file: AuthorizationFile, portal: URL): Schemas['AuthorizationResult'] => ({
  id: file.authorization.id,
  qrcode: qrcodeOf(file),
  rejection_reason: rejectionReasonOf(file.people),
  message: messageOf(file, portal),
})

/** Somebody of an authorization as listed. */
export const authorizedPerson = (person: PersonRow): Schemas['AuthorizedPerson'] => ({
  ...named(person),
  id_number: person.id_number,
})

/** Whom of an authorization's people the filters find, by name. */
export const foundPeople = (
  people: readonly PersonRow[],
  { id_number = '', full_name = '' }: { id_number?: string; full_name?: string },
): PersonRow[] =>
  people
    .filter((person) => isFoundIn(fullName(person), full_name))
    .filter((person) => id_number.trim() === '' || matchesDocument(person, id_number))
    .sort(byFullName)
