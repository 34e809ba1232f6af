import { useListManagedProperties } from '@/api/generated/lots/lots'
import { useSession } from '@/session/use-session'

/** All of them at once, with those whose data may only be read. */
const allLots = { page_size: 500, all_properties: true } as const

/** The reader's lots in this neighbourhood. Whose person is not known here has none, and nothing is asked. */
export function useManagedLots() {
  const { neighbourhood, lots, roles } = useSession()
  const personId = roles.isResident ? lots[0]?.person_id : undefined
  const query = useListManagedProperties(neighbourhood.id, personId ?? 0, allLots, {
    query: { enabled: personId !== undefined },
  })
  return { rp: neighbourhood.id, personId, query }
}
