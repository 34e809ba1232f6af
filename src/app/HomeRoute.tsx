import { Navigate } from 'react-router-dom'
import { AuthorizationsScreen } from '../features/authorizations/list/AuthorizationsScreen'
import { paths } from '../paths'
import { useSession } from '../session/use-session'

/** `/`: the authorizations for residents of this neighbourhood; other users are redirected to the works. */
export function HomeRoute() {
  const { roles, neighbourhood } = useSession()
  if (!roles.isResident) return <Navigate to={paths.works()} replace />
  return <AuthorizationsScreen key={neighbourhood.id} />
}
