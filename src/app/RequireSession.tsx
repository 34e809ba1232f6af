import { lazy } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { currentNeighbourhood } from '../session/neighbourhood'
import { SignedIn, useSessionState } from '../session/use-session'
import { returnState } from './return-path'
import { SignInAgainDialog } from './SignInAgainDialog'

const Shell = lazy(() => import('./shell/Shell').then((module) => ({ default: module.Shell })))

/**
 * The guard of the screens behind the sign-in (P2): without a session, or without a neighbourhood, to `/login`. A session
 * that expires while somebody works keeps the page as it is, and asks to sign in again over it.
 */
export function RequireSession() {
  const { session, isExpired } = useSessionState()
  const location = useLocation()
  const who = session?.user.email

  const neighbourhood = session && currentNeighbourhood(session)
  if (!session || !neighbourhood) return <Navigate to="/login" replace state={returnState(location)} />
  return (
    // Another user starts afresh: nothing of the former one's page stays.
    <SignedIn key={who} session={session} neighbourhood={neighbourhood}>
      <Shell />
      {isExpired ? <SignInAgainDialog session={session} /> : null}
    </SignedIn>
  )
}
