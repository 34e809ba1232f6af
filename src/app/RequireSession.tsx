import { type ReactNode, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { currentNeighbourhood } from '../session/neighbourhood'
import { isSameUser } from '../session/same-user'
import type { Session } from '../session/session-schema'
import { SignedIn, useSessionState } from '../session/use-session'
import { lazy } from './lazy-screen'
import { returnState } from './return-path'
import { SignInAgainDialog } from './SignInAgainDialog'

const Shell = lazy(() => import('./shell/Shell').then((module) => ({ default: module.Shell })))

interface RequireSessionProps {
  /** What who is not signed in sees instead of the sign-in. */
  otherwise?: ReactNode
}

/**
 * The guard of the screens behind the sign-in (P2): without a session, or without a neighbourhood, to `/login`. A session
 * that expires while somebody works keeps the page as it is, and asks to sign in again over it.
 */
export function RequireSession({ otherwise }: RequireSessionProps) {
  const { session, isExpired } = useSessionState()
  const location = useLocation()
  const userKey = useUserKey(session)

  const neighbourhood = session && currentNeighbourhood(session)
  if (!session || !neighbourhood) {
    return otherwise ?? <Navigate to="/login" replace state={returnState(location)} />
  }
  return (
    // Another user starts afresh: nothing of the former one's page stays.
    <SignedIn key={userKey} session={session} neighbourhood={neighbourhood}>
      <Shell />
      {isExpired ? <SignInAgainDialog session={session} /> : null}
    </SignedIn>
  )
}

/** Another number for another user; the same for one who changes their email. */
function useUserKey(session: Session | undefined): number {
  const [known, setKnown] = useState({ session, key: 0 })
  if (known.session === session) return known.key
  const key = isSameUser(known.session, session) ? known.key : known.key + 1
  setKnown({ session, key })
  return key
}
