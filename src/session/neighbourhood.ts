import { safeStorage } from '@/browser-storage'
import type { Session, SessionCustomer, SessionProperty } from './session-schema'
import { sessionState, subscribeToSession } from './session-store'

/*
 * Which neighbourhood and lot a tab looks at. Each tab has its own (`sessionStorage`); a new tab begins where the last
 * choice was made (`localStorage`).
 */
const neighbourhoodKey = 'portal.currentRealProperty'
const lotKey = 'portal.currentProperty'
const own = safeStorage(() => window.sessionStorage)
const last = safeStorage(() => window.localStorage)

/** The first of what is remembered that is still the user's. */
function recall<Choice>(key: string, choices: readonly Choice[], idOf: (choice: Choice) => number) {
  for (const storage of [own, last]) {
    const text = storage.read(key)
    const choice = choices.find((one) => String(idOf(one)) === text)
    if (choice) return choice
  }
  return undefined
}

function remember(key: string, id: number) {
  own.write(key, String(id))
  last.write(key, String(id))
}

/** Forgets which neighbourhood and lot were looked at as soon as nobody is signed in; answers how to stop. */
export const forgetPlaceOnSignOut = (): (() => void) =>
  subscribeToSession(() => {
    if (sessionState().session) return
    for (const storage of [own, last]) for (const key of [neighbourhoodKey, lotKey]) storage.remove(key)
  })

/** The neighbourhoods that the user may choose: those of the customer list and those of their lots, once each. */
export function neighbourhoodsOf(session: Session): SessionCustomer[] {
  const known = new Map(session.customer.map((customer) => [customer.id, customer]))
  for (const lot of session.properties) {
    if (known.has(lot.real_property_id)) continue
    known.set(lot.real_property_id, {
      id: lot.real_property_id,
      name: lot.real_property_name,
      logo: lot.logo,
      real_property_name: lot.real_property_name,
      multiarea: false,
      location: null,
      can_manage_residents: false,
      can_manage_tenants: false,
      can_manage_vehicles: false,
      can_manage_pets: false,
    })
  }
  return [...known.values()]
}

/** The neighbourhood that the tab shows: the one remembered, if it is still the user's, else the first. */
export function currentNeighbourhood(session: Session): SessionCustomer | undefined {
  const all = neighbourhoodsOf(session)
  return recall(neighbourhoodKey, all, ({ id }) => id) ?? all[0]
}

/** The user's lots in a neighbourhood; none where there is no neighbourhood. */
export const lotsOf = (session: Session, realPropertyId: number | undefined): SessionProperty[] =>
  session.properties.filter((lot) => lot.real_property_id === realPropertyId)

/** The lot that the tab shows: the one remembered, if it is the user's and of this neighbourhood, else the first. */
export function currentLot(
  session: Session,
  realPropertyId: number | undefined,
): SessionProperty | undefined {
  const lots = lotsOf(session, realPropertyId)
  return recall(lotKey, lots, ({ property_id }) => property_id) ?? lots[0]
}

/** Keeps the choice of a neighbourhood, by its id: for this tab, and as where the next new tab begins. */
export const rememberNeighbourhood = (realPropertyId: number) => remember(neighbourhoodKey, realPropertyId)
/** Keeps the choice of a lot, by its id, in the same way. */
export const rememberLot = (propertyId: number) => remember(lotKey, propertyId)

/** Keeps what the tab shows, chosen or not: a choice made in another tab does not move this one, not even on reload. */
export function keepInTab(realPropertyId: number, propertyId: number | undefined) {
  own.write(neighbourhoodKey, String(realPropertyId))
  if (propertyId !== undefined) own.write(lotKey, String(propertyId))
}
