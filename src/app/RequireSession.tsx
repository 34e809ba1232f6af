import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { errors } from '../copy/errors'
import { Button } from '../design-system/components/Button/Button'
import { Dialog } from '../design-system/components/Dialog/Dialog'
import { Skeleton } from '../design-system/components/Skeleton/Skeleton'
import { paths } from '../paths'
import { onDemand, usePreload } from '../patterns/on-demand/on-demand'
import { getCurrentNeighbourhood } from '../session/neighbourhood'
import { isSameUser } from '../session/same-user'
import type { Session } from '../session/session-schema'
import { endSession, getSessionState, subscribeToSession } from '../session/session-store'
import { getAdministrationUrl } from '../session/shared-cookie'
import { useOnline } from '../session/use-online'
import { SessionProvider, useSessionState } from '../session/use-session'
import { FailureBoundary } from './FailureBoundary'
import { LeavePortal } from './LeavePortal'
import { buildReturnState } from './return-path'
import { ShellScreen } from './ShellScreen'
import { copy } from './shell/copy'

const SignInAgainForm = onDemand(
  async () => (await import('./SignInAgainForm')).SignInAgainForm,
  <Skeleton lines={4} />,
)
/** The connection may be bad when the session expires. */
const preloadedParts = [SignInAgainForm]

interface RequireSessionProps {
  /** Renders the page for users without a session; by default `signIn`, which redirects to the sign-in. */
  renderWithoutSession?: (signIn: ReactNode) => ReactNode
  /** Whether the page works offline. If so, an expired session opens no sign-in dialog while there is no connection. */
  isReadableOffline?: boolean
}

/**
 * Renders the shell for signed-in users who have a neighbourhood. By default, redirects other users to `/login`. If the
 * session expires, the page stays visible and a sign-in dialog opens over it.
 */
export function RequireSession({
  renderWithoutSession = (signIn) => signIn,
  isReadableOffline = false,
}: RequireSessionProps) {
  const { session, isExpired } = useSessionState()
  const userKey = useUserKey(session)
  const isOnline = useOnline()
  useRedirectOnUserChange()
  usePreload(preloadedParts)

  const neighbourhood = session && getCurrentNeighbourhood(session)
  if (!session || !neighbourhood) return renderWithoutSession(<SignInRedirect wasSignedIn={userKey > 0} />)
  return (
    // The key resets the state of the page when the user changes.
    <SessionProvider key={userKey} session={session} neighbourhood={neighbourhood}>
      <ShellScreen />
      {isExpired && (isOnline || !isReadableOffline) ? <SignInAgainDialog /> : null}
    </SessionProvider>
  )
}

/**
 * Redirects to the sign-in. If the portal has handed the session over to the web administration in a cookie, redirects to
 * the web administration instead.
 */
function SignInRedirect({ wasSignedIn }: { wasSignedIn: boolean }) {
  const location = useLocation()
  const administrationUrl = getAdministrationUrl()
  if (administrationUrl) return <LeavePortal to={administrationUrl} label={copy.leaving.administration} />
  // The sign-in returns to this page, except after a sign-out.
  return <Navigate to={paths.login()} replace state={wasSignedIn ? undefined : buildReturnState(location)} />
}

/**
 * Returns a number that starts at 0 and grows whenever the user changes. A sign-out counts as a change, but a new email
 * of the same user does not.
 */
function useUserKey(session: Session | undefined): number {
  const [lastUser, setLastUser] = useState({ session, key: 0 })
  if (lastUser.session === session) return lastUser.key
  const key = isSameUser(lastUser.session, session) ? lastUser.key : lastUser.key + 1
  setLastUser({ session, key })
  return key
}

/** Redirects to `/` when a different user signs in, in this tab or in another tab. */
function useRedirectOnUserChange() {
  const navigate = useNavigate()
  useEffect(() => {
    let previous = getSessionState().session
    return subscribeToSession(() => {
      const next = getSessionState().session
      if (previous && next && !isSameUser(previous, next)) void navigate(paths.home(), { replace: true })
      previous = next
    })
  }, [navigate])
}

/** The sign-in dialog over the page. The page keeps the data that the user typed. If a different user signs in, `/` opens. */
function SignInAgainDialog() {
  return (
    <Dialog
      open
      dismissable={false}
      // A drawer whose code loads late must neither cover the form nor take the keys of a user who types a password.
      staysOnTop
      size="sm"
      title={copy.again.title}
      description={copy.again.body}
      closeLabel={copy.logout}
      onClose={endSession}
      footer={
        <Button variant="quiet" onClick={endSession}>
          {copy.logout}
        </Button>
      }
    >
      <FailureBoundary
        subject="sign-in"
        fallback={(retry) => <Button onClick={retry}>{errors.retry}</Button>}
      >
        <SignInAgainForm />
      </FailureBoundary>
    </Dialog>
  )
}
