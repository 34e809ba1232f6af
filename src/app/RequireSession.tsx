import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { paths } from '../paths'
import { currentNeighbourhood } from '../session/neighbourhood'
import { isSameUser } from '../session/same-user'
import type { Session } from '../session/session-schema'
import { sessionState, subscribeToSession } from '../session/session-store'
import { administrationAddress } from '../session/shared-cookie'
import { useOnline } from '../session/use-online'
import { SessionProvider, useSessionState } from '../session/use-session'
import { LeavePortal } from './LeavePortal'
import { lazyNamed } from './lazy-screen'
import { returnState } from './return-path'
import { SignInAgainDialog } from './SignInAgainDialog'
import { copy } from './shell/copy'

const Shell = lazyNamed(() => import(/* webpackChunkName: "shell" */ './shell/Shell'), 'Shell')

interface RequireSessionProps {
  /** What who is not signed in sees instead of the sign-in, which it is given. */
  otherwise?: (signIn: ReactNode) => ReactNode
  /** Whether it is there without a connection, too: nobody is asked to sign in again who could not. */
  isReadableOffline?: boolean
}

/**
 * The guard of the screens behind the sign-in: without a session, or without a neighbourhood, to `/login`. A session
 * that expires while somebody works keeps the page as it is, and asks to sign in again over it.
 */
export function RequireSession({ otherwise = itself, isReadableOffline = false }: RequireSessionProps) {
  const { session, isExpired } = useSessionState()
  const userKey = useUserKey(session)
  const isOnline = useOnline()
  useFreshStart()

  const neighbourhood = session && currentNeighbourhood(session)
  if (!session || !neighbourhood) return otherwise(<Outside wasSignedIn={userKey > 0} />)
  return (
    // Another user starts afresh: nothing of the former one's page stays.
    <SessionProvider key={userKey} session={session} neighbourhood={neighbourhood}>
      <Shell />
      {isExpired && (isOnline || !isReadableOffline) ? <SignInAgainDialog session={session} /> : null}
    </SessionProvider>
  )
}

const itself = (signIn: ReactNode) => signIn

/** Where who is not signed in goes: to the sign-in, or after the session that they handed over. */
function Outside({ wasSignedIn }: { wasSignedIn: boolean }) {
  const location = useLocation()
  const administration = administrationAddress()
  if (administration) return <LeavePortal to={administration} label={copy.leaving.administration} />
  // Who signs out has ended: only who comes from outside is led back to where they were going.
  return <Navigate to={paths.login()} replace state={wasSignedIn ? undefined : returnState(location)} />
}

/** Another number for another user; the same for one who changes their email. It begins with 0. */
function useUserKey(session: Session | undefined): number {
  const [known, setKnown] = useState({ session, key: 0 })
  if (known.session === session) return known.key
  const key = isSameUser(known.session, session) ? known.key : known.key + 1
  setKnown({ session, key })
  return key
}

/** Somebody else who signs in, here or in another tab, starts at `/`: the page was the former user's. */
function useFreshStart() {
  const navigate = useNavigate()
  useEffect(() => {
    let who = sessionState().session
    return subscribeToSession(() => {
      const next = sessionState().session
      if (who && next && !isSameUser(who, next)) void navigate(paths.home(), { replace: true })
      who = next
    })
  }, [navigate])
}
