import { lazy, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths'
import { currentNeighbourhood } from '../session/neighbourhood'
import { sessionState, subscribeToSession } from '../session/session-store'
import { administrationAddress } from '../session/shared-cookie'
import { SignedIn, useSessionState } from '../session/use-session'
import { LeavePortal } from './LeavePortal'
import { returnState } from './return-path'
import { SignInAgainDialog } from './SignInAgainDialog'
import { copy } from './shell/copy'

const Shell = lazy(() => import('./shell/Shell').then((module) => ({ default: module.Shell })))

/** Somebody else who signs in, here or in another tab, starts at `/`: the page was the former user's. */
function useFreshStart() {
  const navigate = useNavigate()
  useEffect(() => {
    let who = sessionState().session?.user.email
    return subscribeToSession(() => {
      const next = sessionState().session?.user.email
      if (who !== undefined && next !== undefined && next !== who) {
        void navigate(paths.home(), { replace: true })
      }
      who = next
    })
  }, [navigate])
}

/**
 * The guard of the screens behind the sign-in (P2): without a session, or without a neighbourhood, to `/login`. A session
 * that expires while somebody works keeps the page as it is, and asks to sign in again over it.
 */
export function RequireSession() {
  const { session, isExpired } = useSessionState()
  const location = useLocation()
  // Who signs out has ended: only who came from outside is led back to where they were going.
  const [wasSignedIn] = useState(session !== undefined)
  useFreshStart()

  const administration = session ? undefined : administrationAddress()
  if (administration) return <LeavePortal to={administration} label={copy.leaving.administration} />
  const neighbourhood = session && currentNeighbourhood(session)
  if (!session || !neighbourhood) {
    return <Navigate to={paths.login()} replace state={wasSignedIn ? undefined : returnState(location)} />
  }
  return (
    // Another user starts afresh: nothing of the former one's page stays.
    <SignedIn key={session.user.email} session={session} neighbourhood={neighbourhood}>
      <Shell />
      {isExpired ? <SignInAgainDialog session={session} /> : null}
    </SignedIn>
  )
}
