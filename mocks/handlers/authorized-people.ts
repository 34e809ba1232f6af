import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { PersonRow, PropertyRow } from '../db/rows.ts'
import {
  type AuthorizationWithPeople,
  findNewContacts,
  type NewAuthorizationIds,
} from '../rules/authorizations.ts'
import { findContactIds } from '../rules/lookups.ts'
import { matchesPerson } from '../rules/people.ts'
import { createQrcode } from './qrcodes.ts'

/** Finds the ids of the authorizations with an authorized person who matches `search`. A blank search finds none. */
export function findAuthorizationIdsByPeople(db: Db, search = ''): ReadonlySet<number> {
  if (search.trim() === '') return new Set()
  const where = (person: PersonRow) => matchesPerson(person, search)
  const personIds = new Set(db.persons.select({ where }).rows.map(({ id }) => id))
  const links = db.authorizedPeople.find(({ person_id }) => personIds.has(person_id))
  return new Set(links.map(({ authorization_id }) => authorization_id))
}

/** Creates the id, the unique text of the QR code and the invitation key of a new authorization. */
export function createAuthorizationIds(db: Db, ids: IdGenerator, lot: PropertyRow): NewAuthorizationIds {
  const qrcode = createQrcode(db, ids, lot)
  return { id: ids.next('authorizations'), qrcode, invitationKey: ids.text(24) }
}

/**
 * Stores `people` as the people of an authorization: removes the people who are not in `people`, and appends the new people.
 * Adds `people` to the contacts of `resident`.
 */
export async function storeAuthorizedPeople(
  db: Db,
  ids: IdGenerator,
  resident: PersonRow,
  { authorization, people }: AuthorizationWithPeople,
) {
  const links = db.authorizedPeople.by('authorization_id', authorization.id)
  const personIds = new Set(people.map(({ id }) => id))
  for (const link of links) if (!personIds.has(link.person_id)) await db.authorizedPeople.remove(link.id)
  const previousIds = new Set(links.map(({ person_id }) => person_id))
  for (const { id } of people.filter((person) => !previousIds.has(person.id))) {
    const link = { authorization_id: authorization.id, person_id: id }
    await db.authorizedPeople.insert({ id: ids.next('authorizedPeople'), ...link })
  }
  await storeNewContacts(db, ids, resident, people)
}

/** Adds people to the contacts of a resident. Skips people who are contacts of the resident already. */
export async function storeNewContacts(
  db: Db,
  ids: IdGenerator,
  resident: PersonRow,
  people: readonly PersonRow[],
): Promise<void> {
  for (const person of findNewContacts(people, findContactIds(db, resident))) {
    await db.contacts.insert({ id: ids.next('contacts'), owner_id: resident.id, person_id: person.id })
  }
}
