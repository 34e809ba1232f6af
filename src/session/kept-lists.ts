import * as v from 'valibot'
import { readStored, safeStorage } from '@/browser-storage'
import type { Country } from '../api/generated/model/country'
import type { HomeModule } from '../api/generated/model/homeModule'
import type { IdType } from '../api/generated/model/idType'
import { sessionState, subscribeToSession } from './session-store'

/*
 * The lists that a session keeps beside what signing in answered: the countries, which are asked for once, and the
 * modules of each neighbourhood. They belong to one session and are checked at every read, as it is.
 */

const key = 'portal.lists'
const local = safeStorage(() => window.localStorage)

const country = v.object({ code: v.string(), name: v.string(), mobile_phone_code: v.string() })
const idType = v.object({ code: v.string(), name: v.string() })
const homeModule = v.object({ code: v.string(), is_active_mobile: v.boolean() })

const schema = v.object({
  version: v.literal(1),
  session_key: v.string(),
  countries: v.optional(v.array(country)),
  idtypes: v.optional(v.array(idType)),
  /** By the id of the real property. */
  samodules: v.record(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/)), v.array(homeModule)),
})

/** Codes that the portal does not know are kept: whoever looks for one that it knows does not find them. */
interface KeptLists {
  countries?: Country[]
  idtypes?: IdType[]
  samodules: Record<string, HomeModule[]>
}

const none: KeptLists = { samodules: {} }

/** What is kept for the session that is open now; nothing of another one's. */
export function keptLists(): KeptLists {
  const kept = readStored(schema, local.read(key))
  return kept && kept.session_key === sessionState().session?.key ? (kept as KeptLists) : none
}

function keep(change: Partial<KeptLists>) {
  const { session } = sessionState()
  if (!session) return
  local.write(key, JSON.stringify({ ...keptLists(), ...change, version: 1, session_key: session.key }))
}

/** Keeps the countries (fetched once and cached). */
export const keepCountries = (countries: Country[]) => keep({ countries })

/** Keeps the document types, as the countries. */
export const keepIdTypes = (idtypes: IdType[]) => keep({ idtypes })

/** Keeps the modules of a neighbourhood, by the id of its real property. */
export const keepModules = (realPropertyId: number, modules: HomeModule[]) =>
  keep({ samodules: { ...keptLists().samodules, [realPropertyId]: modules } })

/** Forgets the lists when nobody is signed in any more; answers how to stop. */
export const forgetListsOnSignOut = (): (() => void) =>
  subscribeToSession(() => {
    if (!sessionState().session) local.remove(key)
  })
