import type { Rows } from '../db/rows.ts'
import { addContacts, addVisit, addVisitor, type Ground, Plot } from './builders.ts'
import {
  addAccounts,
  addFixedCodes,
  addNeighbourhoods,
  lasAcacias,
  losAlamos,
  lots,
  persons,
} from './cast.ts'
import {
  administrationVisits,
  barredVisitor,
  visitsOfA12,
  visitsOfAcacias,
  visitsOfB7,
  visitsOfConsejo,
  visitsOfInquilino,
} from './demo-visits.ts'
import { addLots } from './lots/lots.ts'
import { addMovements } from './movements/add-movements.ts'
import { addPlaces } from './movements/places.ts'
import { addUnsubscribeLink } from './movements/public-pages.ts'
import { addSubmissions } from './submissions/add-submissions.ts'
import { acaciasVisitors, strangers, visitors } from './visitors.ts'
import { addWorks } from './works/add-works.ts'

/** A lived-in neighbourhood: residente has used the portal for years, the others a little. */
export function demo(ground: Ground): Rows {
  return demoPlot(ground).rows
}

/** The same, for a scenario that has more than the demo. */
export function demoPlot(ground: Ground): Plot {
  const plot = new Plot(ground)
  addNeighbourhoods(plot)
  addAccounts(plot)
  addFixedCodes(plot)
  addEverybodyElse(plot)
  addAllVisits(plot)
  addWorks(plot)
  addSubmissions(plot)
  addLots(plot)
  addPlaces(plot)
  addMovements(plot)
  addUnsubscribeLink(plot)
  return plot
}

function addEverybodyElse(plot: Plot): void {
  const known = visitors.map((visitor) => addVisitor(plot, losAlamos, visitor))
  addContacts(plot, persons.residente, known)
  for (const stranger of strangers) addVisitor(plot, losAlamos, stranger)
  plot.person(losAlamos, barredVisitor).is_barred = true
  const inAcacias = acaciasVisitors.map((visitor) => addVisitor(plot, lasAcacias, visitor))
  addContacts(plot, persons.residenteInAcacias, inAcacias)
}

function addAllVisits(plot: Plot): void {
  const a12 = { propertyId: lots.a12, creatorId: persons.residente }
  for (const visit of visitsOfA12) addVisit(plot, a12, visit)
  for (const visit of administrationVisits) addVisit(plot, { ...a12, creatorId: null }, visit)
  for (const visit of visitsOfB7) addVisit(plot, { ...a12, propertyId: lots.b7 }, visit)
  const acacias = { propertyId: lots.acacias15, creatorId: persons.residenteInAcacias }
  for (const visit of visitsOfAcacias) addVisit(plot, acacias, visit)
  const c3 = { propertyId: lots.c3, creatorId: persons.inquilino }
  for (const visit of visitsOfInquilino) addVisit(plot, c3, visit)
  const e9 = { propertyId: lots.e9, creatorId: persons.consejo }
  for (const visit of visitsOfConsejo) addVisit(plot, e9, visit)
}
