import type { SessionData } from '@/api/generated/model/sessionData'
import { config } from '@/config'
import { paths } from '@/paths'
import { rolesOf } from '@/session/roles'

export type Destination = 'portal' | 'works' | 'administration'

/** Where a session may go after signing in (P2, decision on the extra step): one place, or a choice of several. */
export function destinationsOf(
  data: Pick<SessionData, 'user' | 'properties' | 'customer'>,
): [Destination, ...Destination[]] {
  const first = data.customer[0]?.id ?? data.properties[0]?.real_property_id
  const { isResident, isEscalated, isAdministrator, isWorkManagerOnly } = rolesOf(data, first)
  if (isWorkManagerOnly) return ['works']
  if (!isEscalated && !isAdministrator) return ['portal']
  const administration: Destination[] = config().adminUrl === '' ? [] : ['administration']
  return isResident ? ['portal', 'works', ...administration] : ['works', ...administration]
}

/** Where each leads inside the portal. */
export const destinationPaths = { portal: paths.home(), works: paths.works() } as const
