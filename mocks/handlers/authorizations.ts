import { type Handlers, reply } from '../contract/operations.ts'
import { sentences } from '../copy/sentences.ts'
import type { AuthorizationRow } from '../db/rows.ts'
import * as views from '../rules/authorization-views.ts'
import * as rules from '../rules/authorizations.ts'
import { fileOf, peopleOf, personIn, personsById } from '../rules/lookups.ts'
import { cutFrom, pageOf, shown, type Window } from '../rules/pages.ts'
import { authorizationsFoundByPeople, newAuthorization, savePeople } from './authorized-people.ts'

/** The page size is fixed: the caller does not choose it. */
const pageSize = 10

/** Entry authorizations and invitations of a lot. */
export const authorizations = {
  listAuthorizations: ({ path, query, db, clock, portal }) => {
    const foundPeople = authorizationsFoundByPeople(db, query.search)
    const filter = { ...query, propertyId: path.pid, today: clock.today(), foundPeople }
    const where = (row: AuthorizationRow) => rules.isListed(row, filter)
    const cut = (window: Window) => db.authorizations.select({ where, orderBy: rules.latestFirst, ...window })
    const page = pageOf(cut, { page: query.page, page_size: pageSize })
    const results = shown(page, (row) => views.summaryOf(fileOf(db, row), portal))
    return reply(200, results)
  },

  createAuthorization: async ({ path, body, caller, db, clock, ids, portal }) => {
    const lot = db.properties.require(path.pid)
    const creator = personIn(db, caller, path.rp)
    const creation = { lot, creator, candidates: personsById(db, body.people), today: clock.today() }
    const created = rules.createAuthorization(body, creation, newAuthorization(db, ids, lot))
    await db.authorizations.insert(created.authorization)
    await savePeople(db, ids, creator, created)
    return reply(201, views.resultOf(fileOf(db, created.authorization), portal))
  },

  updateAuthorization: async ({ path, body, caller, db, clock, ids, portal }) => {
    const before = fileOf(db, db.authorizations.require(path.id))
    const place = { lot: before.lot, candidates: personsById(db, body.add_people), today: clock.today() }
    const changed = rules.updateAuthorization(before, body, place)
    await db.authorizations.save(changed.authorization)
    await savePeople(db, ids, personIn(db, caller, path.rp), changed)
    return reply(200, views.resultOf(fileOf(db, changed.authorization), portal))
  },

  getAuthorization: ({ path, db, clock, portal }) => {
    const authorization = rules.requireStanding(db.authorizations.require(path.id))
    return reply(200, views.detailOf(fileOf(db, authorization), clock.today(), portal))
  },

  cancelAuthorization: async ({ path, db }) => {
    const cancelled = rules.cancelAuthorization(db.authorizations.require(path.id))
    const { name } = await db.authorizations.save(cancelled)
    return reply(200, { message: sentences.authorizations.cancelled(name) })
  },

  listAuthorizedPeople: ({ path, query, db }) => {
    const { id } = rules.requireStanding(db.authorizations.require(path.id))
    const found = views.foundPeople(peopleOf(db, id), query)
    const page = pageOf(cutFrom(found), query)
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
