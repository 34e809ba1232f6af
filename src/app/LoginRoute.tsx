import { Navigate, useLocation } from 'react-router-dom'
import { destinationPaths } from '../features/session/destinations'
import { LoginScreen } from '../features/session/LoginScreen'
import { currentNeighbourhood } from '../session/neighbourhood'
import { rolesOf } from '../session/roles'
import { useSessionState } from '../session/use-session'
import { returnPath } from './return-path'

/** `/login`; who is signed in already goes on to where they were going. */
export function LoginRoute() {
  const { session, isExpired } = useSessionState()
  const returnTo = returnPath(useLocation().state)
  if (!session || isExpired || !currentNeighbourhood(session)) return <LoginScreen returnTo={returnTo} />
  const { isWorkManagerOnly } = rolesOf(session, currentNeighbourhood(session)?.id)
  return (
    <Navigate
      to={returnTo ?? (isWorkManagerOnly ? destinationPaths.works : destinationPaths.portal)}
      replace
    />
  )
}
