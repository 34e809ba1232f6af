import type { Rows } from '../db/rows.ts'
import {
  addAccounts,
  addFixedCodes,
  addNeighbourhoods,
  lasAcaciasId,
  losAlamosId,
  personIds,
} from './accounts.ts'
import { knownNonContacts, lasAcaciasContacts, losAlamosContacts } from './contact-seeds.ts'
import { barredVisitor, demoAuthorizations } from './demo-authorizations.ts'
import { addLots } from './lots/lots.ts'
import { addMovements } from './movements/add-movements.ts'
import { addGates } from './movements/gates.ts'
import { addUnsubscribeLink } from './movements/public-pages.ts'
import {
  addAuthorization,
  addContacts,
  addSeededPerson,
  ScenarioBuilder,
  type ScenarioContext,
} from './scenario-builder.ts'
import { addSubmissions } from './submissions/add-submissions.ts'
import { addCoResidentManager, addWorks } from './works/add-works.ts'

/** Builds the scenario `demo`, in which `residente` has much data, and the other accounts have little data. */
export function demoScenario(context: ScenarioContext): Rows {
  return buildDemo(context).rows
}

/** Builds the scenario `demo`, and returns the builder, with which a caller can add more rows. */
export function buildDemo(context: ScenarioContext): ScenarioBuilder {
  const builder = new ScenarioBuilder(context)
  addNeighbourhoods(builder)
  addAccounts(builder)
  addFixedCodes(builder)
  addVisitorsAndContacts(builder)
  for (const seed of demoAuthorizations) addAuthorization(builder, seed)
  addWorks(builder)
  addSubmissions(builder)
  addLots(builder)
  addCoResidentManager(builder)
  addGates(builder)
  addMovements(builder)
  addUnsubscribeLink(builder)
  return builder
}

function addVisitorsAndContacts(builder: ScenarioBuilder): void {
  const contacts = losAlamosContacts.map((seed) => addSeededPerson(builder, losAlamosId, seed))
  addContacts(builder, personIds.residente, contacts)
  for (const seed of knownNonContacts) addSeededPerson(builder, losAlamosId, seed)
  builder.requirePerson(losAlamosId, barredVisitor).is_barred = true
  const acaciasContacts = lasAcaciasContacts.map((seed) => addSeededPerson(builder, lasAcaciasId, seed))
  addContacts(builder, personIds.residenteInAcacias, acaciasContacts)
}
