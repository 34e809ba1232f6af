import * as v from 'valibot'
import { createSafeStorage, parseStored } from '@/browser-storage'
import type { Country } from '../api/generated/model/country'
import type { HomeModule } from '../api/generated/model/homeModule'
import type { IdType } from '../api/generated/model/idType'
import { getSessionState, subscribeToSession } from './session-store'

/*
 * Stores the lists that the portal fetches after the login: countries, document types and modules. They belong to one
 * session. The stored lists are validated at every read.
 */

const key = 'portal.lists'
const local = createSafeStorage(() => window.localStorage)

const country = v.object({ code: v.string(), name: v.string(), mobile_phone_code: v.string() })
const idType = v.object({ code: v.string(), name: v.string() })
const homeModule = v.object({ code: v.string(), is_active_mobile: v.boolean() })

const schema = v.object({
  version: v.literal(1),
  session_key: v.string(),
  countries: v.optional(v.array(country)),
  idtypes: v.optional(v.array(idType)),
  /** The modules of each neighbourhood, by the id of the neighbourhood. */
  samodules: v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), v.array(homeModule)),
})

/** The lists may contain codes that the portal does not know. Such codes have no effect. */
interface StoredLists {
  countries?: Country[]
  idtypes?: IdType[]
  samodules: Record<string, HomeModule[]>
}

const noLists: StoredLists = { samodules: {} }

/** Returns the stored lists of the current session; no lists if the stored lists belong to another session. */
export function getStoredLists(): StoredLists {
  const lists = parseStored(schema, local.read(key))
  return lists && lists.session_key === getSessionState().session?.key ? (lists as StoredLists) : noLists
}

function storeLists(change: Partial<StoredLists>) {
  const { session } = getSessionState()
  if (!session) return
  local.write(key, JSON.stringify({ ...getStoredLists(), ...change, version: 1, session_key: session.key }))
}

/** Stores the countries. */
export const storeCountries = (countries: Country[]) => storeLists({ countries })

/** Stores the document types. */
export const storeIdTypes = (idtypes: IdType[]) => storeLists({ idtypes })

/** Stores the modules of a neighbourhood. */
export const storeModules = (realPropertyId: number, modules: HomeModule[]) =>
  storeLists({ samodules: { ...getStoredLists().samodules, [realPropertyId]: modules } })

/** Removes the lists when the user signs out. Returns the function that unsubscribes. */
export const clearListsOnSignOut = (): (() => void) =>
  subscribeToSession(() => {
    if (!getSessionState().session) local.remove(key)
  })
