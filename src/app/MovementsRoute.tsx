import { MovementsScreen } from '../features/movements/MovementsScreen'
import { useSession } from '../session/use-session'

/** `/activitiesReport`. The key resets the screen and its filters when the neighbourhood changes. */
export function MovementsRoute() {
  const { neighbourhood } = useSession()
  return <MovementsScreen key={neighbourhood.id} />
}
