import { sentences } from '../copy/sentences.ts'
import type { AuthorizationRow } from '../db/rows.ts'
import * as views from '../rules/authorization-views.ts'
import * as rules from '../rules/authorizations.ts'
import {
  findAuthorizedPeople,
  findPersonsById,
  joinAuthorization,
  requireCallerPerson,
} from '../rules/lookups.ts'
import { getPage, selectFromRows, selectFromTable } from '../rules/pages.ts'
import {
  createAuthorizationIds,
  findAuthorizationIdsByPeople,
  storeAuthorizedPeople,
} from './authorized-people.ts'
import { respond, type TagHandlers } from './handler.ts'

const pageSize = 10

/** The handlers for authorizations and invitations of a lot. */
export const authorizationHandlers: TagHandlers<'authorizations'> = {
  listAuthorizations: ({ path, query, db, clock, portal }) => {
    const foundAuthorizationIds = findAuthorizationIdsByPeople(db, query.search)
    const filter = { ...query, propertyId: path.pid, today: clock.today(), foundAuthorizationIds }
    const where = (row: AuthorizationRow) => rules.isAuthorizationListed(row, filter)
    const select = selectFromTable(db.authorizations, { where, orderBy: rules.compareNewestFirst })
    const toSummary = (row: AuthorizationRow) =>
      views.toAuthorizationSummary(joinAuthorization(db, row), portal)
    return respond(200, getPage(select, { page: query.page, page_size: pageSize }, toSummary))
  },

  createAuthorization: async ({ path, body, caller, db, clock, ids, portal }) => {
    const lot = db.properties.require(path.pid)
    const creator = requireCallerPerson(db, caller, path.rp)
    const context = { lot, creator, candidates: findPersonsById(db, body.people), today: clock.today() }
    const newAuthorization = rules.createAuthorization(body, context, createAuthorizationIds(db, ids, lot))
    await db.authorizations.insert(newAuthorization.authorization)
    await storeAuthorizedPeople(db, ids, creator, newAuthorization)
    return respond(
      201,
      views.toAuthorizationResult(joinAuthorization(db, newAuthorization.authorization), portal),
    )
  },

  updateAuthorization: async ({ path, body, caller, db, clock, ids, portal }) => {
    const previousAuthorization = joinAuthorization(db, db.authorizations.require(path.id))
    const context = {
      lot: previousAuthorization.lot,
      candidates: findPersonsById(db, body.add_people),
      today: clock.today(),
    }
    const changedAuthorization = rules.updateAuthorization(previousAuthorization, body, context)
    await db.authorizations.save(changedAuthorization.authorization)
    await storeAuthorizedPeople(db, ids, requireCallerPerson(db, caller, path.rp), changedAuthorization)
    return respond(
      200,
      views.toAuthorizationResult(joinAuthorization(db, changedAuthorization.authorization), portal),
    )
  },

  getAuthorization: ({ path, db, clock, portal }) => {
    const authorization = rules.requireNotCancelled(db.authorizations.require(path.id))
    const detail = views.toAuthorizationDetail(joinAuthorization(db, authorization), clock.today(), portal)
    return respond(200, detail)
  },

  cancelAuthorization: async ({ path, db }) => {
    const cancelledAuthorization = rules.cancelAuthorization(db.authorizations.require(path.id))
    const { name } = await db.authorizations.save(cancelledAuthorization)
    return respond(200, { message: sentences.authorizations.cancelled(name) })
  },

  listAuthorizedPeople: ({ path, query, db }) => {
    const { id } = rules.requireNotCancelled(db.authorizations.require(path.id))
    const people = views.filterAuthorizedPeople(findAuthorizedPeople(db, id), query)
    return respond(200, getPage(selectFromRows(people), query, views.toAuthorizedPerson))
  },
}
