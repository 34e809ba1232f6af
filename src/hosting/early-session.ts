import { storageKey, stripBasePath } from '../base-path'

/*
 * The stored session as the early script of a built page reads it (`early-script.ts`). Like that script, this module imports nothing but
 * the base path.
 */

/** The parts of a stored session that the early script reads. Nobody has validated them. */
export interface StoredSession {
  token?: string
  expires_at?: number
  customer?: { id: number; can_manage_residents?: boolean }[]
  properties?: { property_id: number; real_property_id: number; person_id: number }[]
}

/** Reads a stored text. Returns null if the storage is blocked. */
export function readStored(getStorage: () => Storage, key: string): string | null {
  try {
    return getStorage().getItem(storageKey(key))
  } catch (_error) {
    return null
  }
}

export function readSession(): StoredSession | undefined {
  try {
    return JSON.parse(readStored(() => localStorage, 'portal.session') ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Chooses as `src/session/neighbourhood.ts` does: what this tab or any tab has stored, or else the first. */
function choose<Choice>(key: string, choices: readonly Choice[], getId: (choice: Choice) => number) {
  for (const getStorage of [() => sessionStorage, () => localStorage]) {
    const text = readStored(getStorage, key)
    const choice = choices.find((candidate) => String(getId(candidate)) === text)
    if (choice !== undefined) return choice
  }
  return choices[0]
}

/** Returns the decoded last part of the address. */
export const readAddressId = () =>
  decodeURIComponent(location.pathname.replace(/\/$/, '').split('/').pop() ?? '')

/** Returns the values of the placeholders in the URLs of the first reads. */
export function getPlaceholders({ customer = [], properties = [] }: StoredSession) {
  const id = readAddressId()
  const isLotPage = (stripBasePath(location.pathname) ?? '').startsWith('/manageproperty/')
  const addressedLot = properties.find((lot) => isLotPage && String(lot.property_id) === id)
  const ids = [...customer.map((entry) => entry.id), ...properties.map((lot) => lot.real_property_id)]
  const rp = addressedLot?.real_property_id ?? choose('portal.currentRealProperty', ids, (entry) => entry)
  const lots = properties.filter((lot) => lot.real_property_id === rp)
  const lot = isLotPage
    ? addressedLot
    : choose('portal.currentProperty', lots, ({ property_id }) => property_id)
  // The neighbourhoods are three hours behind UTC. If that changes, the portal sends its own request.
  const today = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 10)
  return { id: encodeURIComponent(id), rp, lot: lot?.property_id, person: lots[0]?.person_id, today }
}

/** Describes the user for the first rows. */
export function describeUser(session: StoredSession = {}) {
  const { rp } = getPlaceholders(session)
  const neighbourhood = session.customer?.find(({ id }) => id === rp)
  const lots = session.properties?.filter((lot) => lot.real_property_id === rp) ?? []
  return {
    ownLots: lots.map(({ property_id }) => property_id),
    canManageResidents: neighbourhood?.can_manage_residents === true,
  }
}
