import { config } from '@/config'
import { getCurrentNeighbourhood } from '@/session/neighbourhood'
import { getRoles } from '@/session/roles'
import type { Session } from '@/session/session-schema'

/** A place to continue after the sign-in; `administration` is the web administration, outside the portal. */
export type SignInDestination = 'portal' | 'works' | 'administration'

/** Returns the places where the user can continue, according to the user's roles in the tab's current neighbourhood. */
export function getSignInDestinations(session: Session): [SignInDestination, ...SignInDestination[]] {
  const neighbourhood = getCurrentNeighbourhood(session)
  const { isResident, isEscalated, isAdministrator, isWorkManagerOnly } = getRoles(session, neighbourhood?.id)
  if (isWorkManagerOnly) return ['works']
  if (!isEscalated && !isAdministrator) return ['portal']
  const administration: SignInDestination[] = config().adminUrl === '' ? [] : ['administration']
  return isResident ? ['portal', 'works', ...administration] : ['works', ...administration]
}
