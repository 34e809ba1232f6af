import type { Schemas } from '../contract/operations.ts'
import { refuse, refuseNotFound } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'
import type { AuthorizationRow, PersonRow, PropertyRow } from '../db/rows.ts'
import {
  findPeopleRefusals,
  findSeatRefusals,
  findTermRefusals,
  toStoredTerms,
} from './authorization-terms.ts'
import type { CalendarDay } from './calendar.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { matchesText } from './people.ts'

const { authorizations: copy } = sentences

/** An authorization and its people, in the order in which they were added. */
export interface AuthorizationWithPeople {
  authorization: AuthorizationRow
  people: PersonRow[]
}

/** The id and the codes of a new authorization. */
export interface NewAuthorizationIds {
  id: number
  qrcode: string
  /** The key for the link of an invitation. Ignored if the authorization has another type. */
  invitationKey: string
}

/** The data that the rules need to save an authorization. */
interface AuthorizationContext {
  lot: PropertyRow
  creator: PersonRow
  /** The rows of the people to whom the body refers. Some may belong to other neighbourhoods. */
  candidates: readonly PersonRow[]
  today: CalendarDay
}

/**
 * Finds the person of each reference; repeated references give one person. The returned list contains undefined in the place
 * of an unknown person, and of a person who does not belong to the lot's neighbourhood.
 */
function findReferencedPeople(
  references: Schemas['PersonReference'][] | undefined,
  candidates: readonly PersonRow[],
  lot: PropertyRow,
): (PersonRow | undefined)[] {
  const neighbourhoodPeople = candidates.filter(
    ({ real_property_id }) => real_property_id === lot.real_property_id,
  )
  const ids = new Set(references?.map(({ id }) => id))
  return [...ids].map((id) => neighbourhoodPeople.find((person) => person.id === id))
}

const isKnown = (person: PersonRow | undefined): person is PersonRow => person !== undefined

const findUnknownPersonRefusals = (people: readonly (PersonRow | undefined)[]): string[] =>
  people.every(isKnown) ? [] : [copy.strangers]

/**
 * Creates an authorization.
 * @throws Refusal 400 with the invalid fields; 403 if `source` in the body is not `PERSON`.
 */
export function createAuthorization(
  input: Schemas['AuthorizationInput'],
  { lot, creator, candidates, today }: AuthorizationContext,
  { id, qrcode, invitationKey }: NewAuthorizationIds,
): AuthorizationWithPeople {
  refuseAdministrationSource(input)
  const requestedPeople = findReferencedPeople(input.people, candidates, lot)
  const type = input.preauthorization_type
  const unknownRefusals = findUnknownPersonRefusals(requestedPeople)
  refuseInvalidFields({
    ...findTermRefusals(input, today),
    ...findSeatRefusals(type, input.max_people, requestedPeople.length),
    people: unknownRefusals.length > 0 ? unknownRefusals : findPeopleRefusals(type, requestedPeople.length),
  })
  const isInvitation = type === 'INVITE'
  const authorization: AuthorizationRow = {
    id,
    property_id: lot.id,
    creator_id: creator.id,
    ...toStoredTerms(input),
    max_people: isInvitation ? (input.max_people ?? null) : null,
    qrcode,
    invitation_key: isInvitation ? invitationKey : null,
    is_cancelled: false,
  }
  return { authorization, people: requestedPeople.filter(isKnown) }
}

function refuseAdministrationSource({ source }: Pick<Schemas['AuthorizationTerms'], 'source'>): void {
  if (source !== 'PERSON') refuse(403, { detail: sentences.forbidden })
}

/**
 * Changes the terms and the people of an authorization.
 * @throws Refusal 400 with the invalid fields; 403 if `source` in the body is not `PERSON`; 409 if the authorization
 * has ended or was cancelled.
 */
export function updateAuthorization(
  { authorization, people }: AuthorizationWithPeople,
  input: Schemas['AuthorizationUpdate'],
  { lot, candidates, today }: Omit<AuthorizationContext, 'creator'>,
): AuthorizationWithPeople {
  refuseEndedOrCancelled(authorization, today)
  refuseAdministrationSource(input)
  const removedIds = new Set(input.remove_people?.map(({ id }) => id))
  const addedPeople = findReferencedPeople(input.add_people, candidates, lot)
  const remainingPeople = people.filter(
    (person) =>
      !removedIds.has(person.id) && !addedPeople.some((addedPerson) => addedPerson?.id === person.id),
  )
  const nextPeople = [...remainingPeople, ...addedPeople]
  const type = input.preauthorization_type
  const max_people = input.max_people ?? authorization.max_people ?? undefined
  refuseInvalidFields({
    preauthorization_type: findTypeRefusals(authorization, type),
    ...findTermRefusals(input, today, authorization),
    ...findSeatRefusals(type, max_people, nextPeople.length),
    people: findPeopleRefusals(type, nextPeople.length),
    add_people: findUnknownPersonRefusals(addedPeople),
  })
  return {
    authorization: {
      ...authorization,
      ...toStoredTerms(input),
      // An update does not change the source, although the body has a source.
      source: authorization.source,
      max_people: type === 'INVITE' ? (max_people ?? null) : null,
    },
    people: nextPeople.filter(isKnown),
  }
}

/** An update may not turn an invitation into another type of authorization, nor another type into an invitation. */
function findTypeRefusals(
  previous: AuthorizationRow,
  type: AuthorizationRow['preauthorization_type'],
): string[] {
  const isSameKind = (previous.preauthorization_type === 'INVITE') === (type === 'INVITE')
  return isSameKind ? [] : [copy.fixedType]
}

function refuseEndedOrCancelled(authorization: AuthorizationRow, today: CalendarDay): void {
  if (authorization.is_cancelled) refuse(409, { message: copy.alreadyCancelled })
  if (!isActive(authorization, today)) refuse(409, { message: copy.expired })
}

/**
 * Cancels an authorization, even if the authorization has expired.
 * @throws Refusal 409 `message` if the authorization was cancelled before.
 */
export function cancelAuthorization(authorization: AuthorizationRow): AuthorizationRow {
  if (authorization.is_cancelled) refuse(409, { message: copy.alreadyCancelled })
  return { ...authorization, is_cancelled: true }
}

/** Returns the authorization. @throws Refusal 404 if the authorization was cancelled. */
export function requireNotCancelled(authorization: AuthorizationRow): AuthorizationRow {
  return authorization.is_cancelled ? refuseNotFound() : authorization
}

/** Whether an authorization is shown as 'Vigente': its last day is today or later. */
export const isActive = ({ to_date }: Pick<AuthorizationRow, 'to_date'>, today: CalendarDay): boolean =>
  to_date >= today

/** The filters of the list of a lot's authorizations. */
interface ListFilter {
  propertyId: number
  today: CalendarDay
  is_active?: boolean
  search?: string
  /** The ids of the authorizations with a person who matches `search`. */
  foundAuthorizationIds: ReadonlySet<number>
}

/**
 * Whether the list with these filters contains an authorization. The search must match the authorization's name or one
 * of its people. Cancelled authorizations are never in the list.
 */
export function isAuthorizationListed(authorization: AuthorizationRow, filter: ListFilter): boolean {
  const { propertyId, today, search = '', foundAuthorizationIds } = filter
  if (authorization.property_id !== propertyId || authorization.is_cancelled) return false
  if (filter.is_active !== undefined && isActive(authorization, today) !== filter.is_active) return false
  return matchesText(authorization.name, search) || foundAuthorizationIds.has(authorization.id)
}

/** Compares authorizations, so that the newest comes first. */
export const compareNewestFirst = (left: AuthorizationRow, right: AuthorizationRow): number =>
  right.id - left.id

/** Returns the people who are not a resident's contacts yet. `contactIds` are the person ids of the resident's contacts. */
export const findNewContacts = (people: readonly PersonRow[], contactIds: readonly number[]): PersonRow[] =>
  people.filter(({ id }) => !contactIds.includes(id))
