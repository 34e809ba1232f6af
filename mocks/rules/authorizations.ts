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
import { refuseFields } from './field-refusals.ts'
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
  /** The key in the link of an invitation. Other authorizations have no such key. */
  invitationKey: string
}

/** The lot and the creator of a new authorization; `candidates` are the rows of the people in the body. */
interface AuthorizationContext {
  lot: PropertyRow
  creator: PersonRow
  candidates: readonly PersonRow[]
  today: CalendarDay
}

/** Finds the person of each reference, without repetition. A reference to another neighbourhood gives undefined. */
function findReferencedPeople(
  references: Schemas['PersonReference'][] | undefined,
  candidates: readonly PersonRow[],
  lot: PropertyRow,
): (PersonRow | undefined)[] {
  const neighbours = candidates.filter(({ real_property_id }) => real_property_id === lot.real_property_id)
  const ids = new Set(references?.map(({ id }) => id))
  return [...ids].map((id) => neighbours.find((person) => person.id === id))
}

const isKnown = (person: PersonRow | undefined): person is PersonRow => person !== undefined

const findUnknownPersonRefusals = (people: readonly (PersonRow | undefined)[]): string[] =>
  people.every(isKnown) ? [] : [copy.strangers]

/**
 * Creates an authorization.
 * @throws Refusal 400 with the invalid fields; 403 if the source is the Administration instead of a person.
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
  refuseFields({
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
 * @throws Refusal 400 with the invalid fields; 403 if the source in the body is not a person; 409 if the authorization
 * has ended or was cancelled.
 */
export function updateAuthorization(
  { authorization, people }: AuthorizationWithPeople,
  input: Schemas['AuthorizationUpdate'],
  { lot, candidates, today }: Omit<AuthorizationContext, 'creator'>,
): AuthorizationWithPeople {
  refuseEnded(authorization, today)
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
  refuseFields({
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

function findTypeRefusals(
  previous: AuthorizationRow,
  type: AuthorizationRow['preauthorization_type'],
): string[] {
  const isSameKind = (previous.preauthorization_type === 'INVITE') === (type === 'INVITE')
  return isSameKind ? [] : [copy.fixedType]
}

function refuseEnded(authorization: AuthorizationRow, today: CalendarDay): void {
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

/**
 * The filters of a list. `foundAuthorizationIds` are the ids of the authorizations with a person who matches the
 * search.
 */
interface ListFilter {
  propertyId: number
  today: CalendarDay
  is_active?: boolean
  search?: string
  foundAuthorizationIds: ReadonlySet<number>
}

/**
 * Whether an authorization matches the filters of a list. The search text must occur in its name or match one of its
 * people.
 */
export function isAuthorizationListed(authorization: AuthorizationRow, filter: ListFilter): boolean {
  const { propertyId, today, search = '', foundAuthorizationIds } = filter
  if (authorization.property_id !== propertyId || authorization.is_cancelled) return false
  if (filter.is_active !== undefined && isActive(authorization, today) !== filter.is_active) return false
  return matchesText(authorization.name, search) || foundAuthorizationIds.has(authorization.id)
}

/** The order of a list of authorizations: the newest first. */
export const compareNewestFirst = (left: AuthorizationRow, right: AuthorizationRow): number =>
  right.id - left.id

/** Finds the people who are not contacts yet. */
export const findNewContacts = (people: readonly PersonRow[], contactIds: readonly number[]): PersonRow[] =>
  people.filter(({ id }) => !contactIds.includes(id))
