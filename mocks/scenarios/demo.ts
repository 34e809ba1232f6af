import type { Rows } from '../db/rows.ts'
import {
  addAccounts,
  addFixedCodes,
  addNeighbourhoods,
  lasAcacias,
  losAlamos,
  lotIds,
  persons,
} from './accounts.ts'
import {
  administrationAuthorizations,
  authorizationsOfA12,
  authorizationsOfAcacias,
  authorizationsOfB7,
  authorizationsOfConsejo,
  authorizationsOfInquilino,
  barredVisitor,
} from './demo-authorizations.ts'
import { addLots } from './lots/lots.ts'
import { addMovements } from './movements/add-movements.ts'
import { addGates } from './movements/gates.ts'
import { addUnsubscribeLink } from './movements/public-pages.ts'
import {
  addAuthorization,
  addContacts,
  addVisitor,
  ScenarioBuilder,
  type ScenarioContext,
} from './scenario-builder.ts'
import { addSubmissions } from './submissions/add-submissions.ts'
import { acaciasVisitors, knownNonContacts, visitors } from './visitors.ts'
import { addWorks } from './works/add-works.ts'

/** A neighbourhood in use: `residente` has years of data, the other accounts a little. */
export function demoScenario(context: ScenarioContext): Rows {
  return buildDemo(context).rows
}

/** Builds the demo for scenarios that add to it. */
export function buildDemo(context: ScenarioContext): ScenarioBuilder {
  const builder = new ScenarioBuilder(context)
  addNeighbourhoods(builder)
  addAccounts(builder)
  addFixedCodes(builder)
  addVisitorsAndContacts(builder)
  addAllAuthorizations(builder)
  addWorks(builder)
  addSubmissions(builder)
  addLots(builder)
  addGates(builder)
  addMovements(builder)
  addUnsubscribeLink(builder)
  return builder
}

function addVisitorsAndContacts(builder: ScenarioBuilder): void {
  const known = visitors.map((visitor) => addVisitor(builder, losAlamos, visitor))
  addContacts(builder, persons.residente, known)
  for (const stranger of knownNonContacts) addVisitor(builder, losAlamos, stranger)
  builder.requirePerson(losAlamos, barredVisitor).is_barred = true
  const inAcacias = acaciasVisitors.map((visitor) => addVisitor(builder, lasAcacias, visitor))
  addContacts(builder, persons.residenteInAcacias, inAcacias)
}

function addAllAuthorizations(builder: ScenarioBuilder): void {
  const a12 = { propertyId: lotIds.a12, creatorId: persons.residente }
  for (const visit of authorizationsOfA12) addAuthorization(builder, a12, visit)
  for (const visit of administrationAuthorizations)
    addAuthorization(builder, { ...a12, creatorId: null }, visit)
  for (const visit of authorizationsOfB7) addAuthorization(builder, { ...a12, propertyId: lotIds.b7 }, visit)
  const acacias = { propertyId: lotIds.acacias15, creatorId: persons.residenteInAcacias }
  for (const visit of authorizationsOfAcacias) addAuthorization(builder, acacias, visit)
  const c3 = { propertyId: lotIds.c3, creatorId: persons.inquilino }
  for (const visit of authorizationsOfInquilino) addAuthorization(builder, c3, visit)
  const e9 = { propertyId: lotIds.e9, creatorId: persons.consejo }
  for (const visit of authorizationsOfConsejo) addAuthorization(builder, e9, visit)
}
