import { Navigate } from 'react-router-dom'
import { PassScreen } from '../features/authorizations/pass/PassScreen'
import { paths } from '../paths'
import { useSession } from '../session/use-session'

/** The pass for residents; other users are redirected to the works. */
export function PassRoute() {
  const { roles } = useSession()
  return roles.isResident ? <PassScreen /> : <Navigate to={paths.works()} replace />
}
