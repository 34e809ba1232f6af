import * as v from 'valibot'
import { createSafeStorage } from '@/browser-storage'
import { customerSchema, type Session, type SessionCustomer, type SessionProperty } from './session-schema'
import { getSessionState, subscribeToSession } from './session-store'

/* Each tab stores its own choice; a new tab begins with the last choice of any tab. */
const neighbourhoodKey = 'portal.currentRealProperty'
const lotKey = 'portal.currentProperty'
const tabStorage = createSafeStorage(() => window.sessionStorage)
const sharedStorage = createSafeStorage(() => window.localStorage)

/**
 * Returns the choice that this tab stored, or else the last choice of any tab. Ignores a choice that no longer exists.
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

/** Returns the neighbourhoods of the customer list and of the lots, without duplicates. */
export function getNeighbourhoods(session: Session): SessionCustomer[] {
  const neighbourhoods = new Map(session.customer.map((customer) => [customer.id, customer]))
  for (const { real_property_id: id, real_property_name, logo } of session.properties) {
    if (neighbourhoods.has(id)) continue
    const customer = { id, name: real_property_name, logo, real_property_name }
    neighbourhoods.set(id, v.parse(customerSchema, customer))
  }
  return [...neighbourhoods.values()]
}

/** Returns the stored neighbourhood of the tab if the user belongs to this neighbourhood, otherwise the user's first. */
export function getCurrentNeighbourhood(session: Session): SessionCustomer | undefined {
  const neighbourhoods = getNeighbourhoods(session)
  return readChoice(neighbourhoodKey, neighbourhoods, ({ id }) => id) ?? neighbourhoods[0]
}

/** Returns the user's lots in a neighbourhood; an empty list if there is no neighbourhood. */
export const getLots = (session: Session, realPropertyId: number | undefined): SessionProperty[] =>
  session.properties.filter((lot) => lot.real_property_id === realPropertyId)

/** Returns the stored lot of the tab if it is one of the user's lots in this neighbourhood, otherwise the first lot. */
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

/** Stores the selection of this tab alone, so that another tab does not change it on reload. */
export function storeTabSelection(realPropertyId: number, propertyId: number | undefined) {
  tabStorage.write(neighbourhoodKey, String(realPropertyId))
  if (propertyId !== undefined) tabStorage.write(lotKey, String(propertyId))
}
