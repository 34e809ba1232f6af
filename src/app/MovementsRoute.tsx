import { MovementsScreen } from '../features/movements/MovementsScreen'
import { useSession } from '../session/use-session'

/** `/activitiesReport`: another neighbourhood is another screen, so that nothing typed for one is asked of the other. */
export function MovementsRoute() {
  const { neighbourhood } = useSession()
  return <MovementsScreen key={neighbourhood.id} />
}
