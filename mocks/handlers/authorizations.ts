import { type Handlers, reply } from '../contract/operations.ts'
import { sentences } from '../copy/sentences.ts'
import * as views from '../rules/authorization-views.ts'
import * as rules from '../rules/authorizations.ts'
import { fileOf, peopleOf, personIn, personsById } from '../rules/lookups.ts'
import { pageOf, shown } from '../rules/pages.ts'
import {
  addContacts,
  authorizationsFoundByPeople,
  newAuthorization,
  savePeople,
} from './authorized-people.ts'

/** P9: fixed, the caller does not choose it. */
const pageSize = 10

/** Entry authorizations and invitations of a lot (P2, P7). */
export const authorizations = {
  listAuthorizations: ({ path, query, db, clock, url }) => {
    const foundPeople = authorizationsFoundByPeople(db, path.rp, query.search)
    const filter = {
      ...query,
      propertyId: path.pid,
      today: clock.today(),
      isActive: query.is_active,
      foundPeople,
    }
    const where = (row: Parameters<typeof rules.isListed>[0]) => rules.isListed(row, filter)
    const page = pageOf(
      (window) => db.authorizations.select({ where, orderBy: rules.latestFirst, ...window }),
      { page: query.page, page_size: pageSize },
    )
    return reply(
      200,
      shown(page, (row) => views.summaryOf(fileOf(db, row), url)),
    )
  },

  createAuthorization: async ({ path, body, caller, db, clock, ids, url }) => {
    const lot = db.properties.require(path.pid)
    const creator = personIn(db, caller, path.rp)
    const candidates = personsById(db, body.people)
    const fresh = newAuthorization(db, ids, lot)
    const created = rules.createAuthorization(body, { lot, creator, candidates, today: clock.today() }, fresh)
    await db.authorizations.insert(created.authorization)
    await savePeople(db, ids, created)
    await addContacts(db, ids, creator, created.people)
    return reply(201, views.resultOf(fileOf(db, created.authorization), url))
  },

  updateAuthorization: async ({ path, body, caller, db, clock, ids, url }) => {
    const { authorization, people, lot } = fileOf(db, db.authorizations.require(path.id))
    const candidates = personsById(db, body.add_people)
    const changed = rules.updateAuthorization({ authorization, people }, body, {
      lot,
      candidates,
      today: clock.today(),
    })
    await db.authorizations.save(changed.authorization)
    await savePeople(db, ids, changed)
    await addContacts(db, ids, personIn(db, caller, path.rp), changed.people)
    return reply(200, views.resultOf(fileOf(db, changed.authorization), url))
  },

  getAuthorization: ({ path, db, clock, url }) => {
    const authorization = rules.requireStanding(db.authorizations.require(path.id))
    return reply(200, views.detailOf(fileOf(db, authorization), clock.today(), url))
  },

  cancelAuthorization: async ({ path, db }) => {
    const cancelled = rules.cancelAuthorization(db.authorizations.require(path.id))
    const { name } = await db.authorizations.save(cancelled)
    return reply(200, { message: sentences.authorizations.cancelled(name) })
  },

  listAuthorizedPeople: ({ path, query, db }) => {
    const { id } = rules.requireStanding(db.authorizations.require(path.id))
    const found = views.foundPeople(peopleOf(db, id), query)
    const page = pageOf(
      ({ skip, take }) => ({ count: found.length, rows: found.slice(skip, skip + take) }),
      query,
    )
    return reply(200, shown(page, views.authorizedPerson))
  },
} satisfies Pick<
  Handlers,
  | 'listAuthorizations'
  | 'createAuthorization'
  | 'updateAuthorization'
  | 'getAuthorization'
  | 'cancelAuthorization'
  | 'listAuthorizedPeople'
>
