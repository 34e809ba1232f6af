import type { PersonRow } from '../db/rows.ts'
import { hasIdentityDocument } from '../rules/contacts.ts'
import { getPage, selectFromTable } from '../rules/pages.ts'
import { compareFullNames } from '../rules/people.ts'
import * as rules from '../rules/persons.ts'
import { countryCatalog } from '../scenarios/catalogs.ts'
import { respond, type TagHandlers } from './handler.ts'

/** The handlers that search the people of a neighbourhood, and register new people. */
export const personHandlers: TagHandlers<'persons'> = {
  searchPersons: ({ path, query, db }) => {
    const where = (person: PersonRow) => rules.isFoundPerson(person, path.rp, query.search)
    const select = selectFromTable(db.persons, { where, orderBy: compareFullNames })
    return respond(200, getPage(select, query, rules.toFoundPerson))
  },

  createPerson: async ({ path, body, db, ids }) => {
    const input = rules.addPersonDefaults(body)
    const identityDocument = { rp: path.rp, idTypeCode: input.id_type_code, idNumber: input.id_number }
    const existingPerson = db.persons.first((person) => hasIdentityDocument(person, identityDocument))
    const context = {
      id: ids.next('persons'),
      realPropertyId: path.rp,
      countryCodes: countryCatalog.map(({ code }) => code),
      users: db.users.all(),
    }
    const person = await db.persons.insert(rules.registerPerson(input, existingPerson, context))
    return respond(201, rules.toFoundPerson(person))
  },
}
