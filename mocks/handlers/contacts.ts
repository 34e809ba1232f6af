import type { PersonRow } from '../db/rows.ts'
import * as rules from '../rules/contacts.ts'
import { findContactIds, requireCallerPerson } from '../rules/lookups.ts'
import { getPage, getPageLinks, selectFromTable } from '../rules/pages.ts'
import { compareFullNames, matchesPerson } from '../rules/people.ts'
import { countryCatalog } from '../scenarios/catalogs.ts'
import { storeNewContacts } from './authorized-people.ts'
import { respond, type TagHandlers } from './handler.ts'

/** The handlers for contacts: people that a resident authorized or added. */
export const contactHandlers: TagHandlers<'contacts'> = {
  listContacts: ({ path, query, caller, db, url }) => {
    const contactIds = new Set(findContactIds(db, requireCallerPerson(db, caller, path.rp)))
    const where = (person: PersonRow) =>
      contactIds.has(person.id) && matchesPerson(person, query.search ?? '')
    const select = selectFromTable(db.persons, { where, orderBy: compareFullNames })
    const page = getPage(select, query, (person) => ({ guest: rules.toPerson(person) }))
    return respond(200, { ...page, links: getPageLinks(url, query, page.count) })
  },

  createGuest: async ({ path, body, caller, db, ids }) => {
    const resident = requireCallerPerson(db, caller, path.rp)
    const identityDocument = { rp: path.rp, idTypeCode: body.id_type_code, idNumber: body.id_number }
    const existingPerson = db.persons.first((person) => rules.hasIdentityDocument(person, identityDocument))
    const context = {
      id: existingPerson?.id ?? ids.next('persons'),
      realPropertyId: path.rp,
      countryCodes: countryCatalog.map(({ code }) => code),
    }
    const { person, isNew } = rules.prepareGuest(body, existingPerson, findContactIds(db, resident), context)
    if (isNew) await db.persons.insert(person)
    await storeNewContacts(db, ids, resident, [person])
    return respond(201, rules.toPerson(person))
  },

  lookupGuest: ({ path, db }) => {
    const person = db.persons.first((candidate) => rules.hasIdentityDocument(candidate, path))
    return respond(200, rules.toGuestLookup(person))
  },
}
