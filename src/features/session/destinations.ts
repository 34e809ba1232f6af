import { config } from '@/config'
import { paths } from '@/paths'
import { getCurrentNeighbourhood } from '@/session/neighbourhood'
import { getRoles } from '@/session/roles'
import type { Session } from '@/session/session-schema'

export type Destination = 'portal' | 'works' | 'administration'

/** Returns the destinations for the user's roles in the neighbourhood that the tab will show. */
export function getDestinations(session: Session): [Destination, ...Destination[]] {
  const neighbourhood = getCurrentNeighbourhood(session)
  const { isResident, isEscalated, isAdministrator, isWorkManagerOnly } = getRoles(session, neighbourhood?.id)
  if (isWorkManagerOnly) return ['works']
  if (!isEscalated && !isAdministrator) return ['portal']
  const administration: Destination[] = config().adminUrl === '' ? [] : ['administration']
  return isResident ? ['portal', 'works', ...administration] : ['works', ...administration]
}

export const destinationPaths = { portal: paths.home(), works: paths.works() } as const
