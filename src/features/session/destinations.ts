import { config } from '@/config'
import { paths } from '@/paths'
import { getCurrentNeighbourhood } from '@/session/neighbourhood'
import { getRoles } from '@/session/roles'
import type { Session } from '@/session/session-schema'

export type Destination = 'portal' | 'works' | 'administration'

/** Returns where the user can continue after the sign-in. This depends on the roles in the neighbourhood of the tab. */
export function getDestinations(session: Session): [Destination, ...Destination[]] {
  const neighbourhood = getCurrentNeighbourhood(session)
  const { isResident, isEscalated, isAdministrator, isWorkManagerOnly } = getRoles(session, neighbourhood?.id)
  if (isWorkManagerOnly) return ['works']
  if (!isEscalated && !isAdministrator) return ['portal']
  const administration: Destination[] = config().adminUrl === '' ? [] : ['administration']
  return isResident ? ['portal', 'works', ...administration] : ['works', ...administration]
}

export const destinationPaths = { portal: paths.home(), works: paths.works() } as const
