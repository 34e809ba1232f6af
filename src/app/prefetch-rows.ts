import type { QueryClient } from '@tanstack/react-query'
import { getListHomeModulesQueryOptions } from '../api/generated/session/session'
import { stripBasePath } from '../base-path'
import type { FirstListName } from '../hosting/page-addresses'
import { parseId } from '../paths'
import { getCurrentLot, getCurrentNeighbourhood, getLots } from '../session/neighbourhood'
import { getSessionState } from '../session/session-store'
import { loadSignedIn } from './ShellScreen'

/**
 * Loads the data of the list that the frame of the present screen shows, which the early script has received. The screen then shows
 * the same rows at once. `listName` is absent if the frame shows no rows.
 */
export async function prefetchRows(client: QueryClient, listName: FirstListName | undefined): Promise<void> {
  const { session } = getSessionState()
  if (listName === undefined || !session) return
  const rp = getCurrentNeighbourhood(session)?.id
  if (rp === undefined) return
  const { rowPrefetchers } = await loadSignedIn()
  const prefetch = await rowPrefetchers[listName]()
  const lotId = getCurrentLot(session, rp)?.property_id ?? 0
  const personId = getLots(session, rp)[0]?.person_id ?? 0
  const id = parseId(stripBasePath(location.pathname)?.split('/')[2]) ?? 0
  await Promise.all([
    client.prefetchQuery(getListHomeModulesQueryOptions(rp)),
    prefetch(client, { rp, lotId, personId, id }),
  ])
}
