import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { PersonRow, PropertyRow } from '../db/rows.ts'
import { formatQrcode, qrcodeAlphabet } from '../rules/access-codes.ts'
import {
  type AuthorizationWithPeople,
  findNewContacts,
  type NewAuthorizationIds,
} from '../rules/authorizations.ts'
import { findContactIds } from '../rules/lookups.ts'
import { matchesPerson } from '../rules/people.ts'

/** Finds the ids of the authorizations with a person who matches the search; a blank search finds no authorizations. */
export function findAuthorizationIdsByPeople(db: Db, search = ''): ReadonlySet<number> {
  if (search.trim() === '') return new Set()
  const where = (person: PersonRow) => matchesPerson(person, search)
  const personIds = new Set(db.persons.select({ where }).rows.map(({ id }) => id))
  const links = db.authorizedPeople.find(({ person_id }) => personIds.has(person_id))
  return new Set(links.map(({ authorization_id }) => authorization_id))
}

/** Creates the id, the unique text of the QR code and the invitation key of a new authorization. */
export function createAuthorizationIds(db: Db, ids: IdGenerator, lot: PropertyRow): NewAuthorizationIds {
  const { name } = db.realProperties.require(lot.real_property_id)
  const createQrcode = () => formatQrcode(name, ids.text(8, qrcodeAlphabet))
  let qrcode = createQrcode()
  while (db.authorizations.count((row) => row.qrcode === qrcode) > 0) qrcode = createQrcode()
  return { id: ids.next('authorizations'), qrcode, invitationKey: ids.text(24) }
}

/** Stores the people of an authorization, new people last, and adds these people to the contacts of `owner`. */
export async function storeAuthorizedPeople(
  db: Db,
  ids: IdGenerator,
  owner: PersonRow,
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
  await storeNewContacts(db, ids, owner, people)
}

/** Adds people to the contacts of a resident; existing contacts stay. */
export async function storeNewContacts(
  db: Db,
  ids: IdGenerator,
  owner: PersonRow,
  people: readonly PersonRow[],
): Promise<void> {
  for (const person of findNewContacts(people, findContactIds(db, owner))) {
    await db.contacts.insert({ id: ids.next('contacts'), owner_id: owner.id, person_id: person.id })
  }
}
