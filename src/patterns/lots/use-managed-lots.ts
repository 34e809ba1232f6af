import { useListManagedProperties } from '@/api/generated/lots/lots'
import { useSession } from '@/session/use-session'

/** One request loads all lots, including those that the user may only read. */
export const allLots = { page_size: 500, all_properties: true } as const

/** Loads the user's lots in the current neighbourhood. Sends no request if the user is not a resident there. */
export function useManagedLots(isEnabled = true) {
  const { neighbourhood, lots, roles } = useSession()
  const personId = roles.isResident ? lots[0]?.person_id : undefined
  const query = useListManagedProperties(neighbourhood.id, personId ?? 0, allLots, {
    query: { enabled: isEnabled && personId !== undefined },
  })
  return { rp: neighbourhood.id, personId, query }
}
