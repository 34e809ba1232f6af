import * as v from 'valibot'
import { createSafeStorage } from '@/browser-storage'
import { customerSchema, type Session, type SessionCustomer, type SessionProperty } from './session-schema'
import { getSessionState, subscribeToSession } from './session-store'

/* Each tab stores the neighbourhood and the lot chosen in it. A new tab begins with the last choice in any tab. */
const neighbourhoodKey = 'portal.currentRealProperty'
const lotKey = 'portal.currentProperty'
const tabStorage = createSafeStorage(() => window.sessionStorage)
const sharedStorage = createSafeStorage(() => window.localStorage)

/**
 * Returns the choice that this tab stored, or the last one that any tab stored. Ignores a stored id that is not in
 * `choices`.
 */
function readChoice<Choice>(key: string, choices: readonly Choice[], getId: (choice: Choice) => number) {
  for (const storage of [tabStorage, sharedStorage]) {
    const text = storage.read(key)
    const choice = choices.find((candidate) => String(getId(candidate)) === text)
    if (choice) return choice
  }
  return undefined
}

function storeChoice(key: string, id: number) {
  tabStorage.write(key, String(id))
  sharedStorage.write(key, String(id))
}

/** Removes the stored neighbourhood and lot when the user signs out. Returns the function that unsubscribes. */
export const clearTabSelectionOnSignOut = (): (() => void) =>
  subscribeToSession(() => {
    if (getSessionState().session) return
    for (const storage of [tabStorage, sharedStorage])
      for (const key of [neighbourhoodKey, lotKey]) storage.remove(key)
  })

/** Returns the neighbourhoods of the session's customer list and of the user's lots, without duplicates. */
export function getNeighbourhoods(session: Session): SessionCustomer[] {
  const neighbourhoods = new Map(session.customer.map((customer) => [customer.id, customer]))
  for (const { real_property_id: id, real_property_name, logo } of session.properties) {
    if (neighbourhoods.has(id)) continue
    const customer = { id, name: real_property_name, logo, real_property_name }
    neighbourhoods.set(id, v.parse(customerSchema, customer))
  }
  return [...neighbourhoods.values()]
}

/**
 * Returns the neighbourhood that this tab stored, or the last one that any tab stored. Without either, returns the user's
 * first neighbourhood. Ignores a stored neighbourhood to which the user does not belong.
 */
export function getCurrentNeighbourhood(session: Session): SessionCustomer | undefined {
  const neighbourhoods = getNeighbourhoods(session)
  return readChoice(neighbourhoodKey, neighbourhoods, ({ id }) => id) ?? neighbourhoods[0]
}

/** Returns the user's lots in a neighbourhood; an empty list if there is no neighbourhood. */
export const getLots = (session: Session, realPropertyId: number | undefined): SessionProperty[] =>
  session.properties.filter((lot) => lot.real_property_id === realPropertyId)

/**
 * Returns the lot that this tab stored, or the last one that any tab stored. Without either, returns the user's first lot
 * in the neighbourhood. Ignores a stored lot that is in another neighbourhood or not the user's.
 */
export function getCurrentLot(
  session: Session,
  realPropertyId: number | undefined,
): SessionProperty | undefined {
  const lots = getLots(session, realPropertyId)
  return readChoice(lotKey, lots, ({ property_id }) => property_id) ?? lots[0]
}

/** Stores the chosen neighbourhood for this tab and for new tabs. */
export const storeNeighbourhood = (realPropertyId: number) => storeChoice(neighbourhoodKey, realPropertyId)
/** Stores the chosen lot for this tab and for new tabs. */
export const storeLot = (propertyId: number) => storeChoice(lotKey, propertyId)

/** Stores the selection for this tab only, so that a reload of this tab keeps the selection. */
export function storeTabSelection(realPropertyId: number, propertyId: number | undefined) {
  tabStorage.write(neighbourhoodKey, String(realPropertyId))
  if (propertyId !== undefined) tabStorage.write(lotKey, String(propertyId))
}
