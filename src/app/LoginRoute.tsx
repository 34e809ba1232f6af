import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Navigate, useLocation } from 'react-router-dom'
import { destinationPaths } from '../features/session/destinations'
import { LoginScreen } from '../features/session/LoginScreen'
import { currentNeighbourhood } from '../session/neighbourhood'
import { rolesOf } from '../session/roles'
import { administrationAddress } from '../session/shared-cookie'
import { useSessionState } from '../session/use-session'
import { LeavePortal } from './LeavePortal'
import { NoNeighbourhoodScreen } from './NoNeighbourhoodScreen'
import { isFromRegistration, returnPath } from './return-path'
import { copy } from './shell/copy'

/** `/login`; who is signed in already goes on to where they were going, who handed the session over to where it went. */
export function LoginRoute() {
  const { session, isExpired } = useSessionState()
  const { state } = useLocation()
  const [target, setTarget] = useState<string>()
  const administration = administrationAddress()
  const returnTo = returnPath(state)

  if (!session && administration)
    return <LeavePortal to={administration} label={copy.leaving.administration} />
  const neighbourhood = session && currentNeighbourhood(session)
  if (session && !isExpired && !neighbourhood) return <NoNeighbourhoodScreen session={session} />
  if (!session || isExpired) {
    return (
      <LoginScreen
        returnTo={returnTo}
        isNewUser={isFromRegistration(state)}
        // At once: the session that begins next draws this route anew, and then it has to know.
        onEnter={(path) => flushSync(() => setTarget(path))}
      />
    )
  }
  const { isWorkManagerOnly } = rolesOf(session, neighbourhood?.id)
  const start = isWorkManagerOnly ? destinationPaths.works : destinationPaths.portal
  return <Navigate to={target ?? returnTo ?? start} replace />
}
