import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, Navigate, useLocation } from 'react-router-dom'
import { Button } from '../design-system/components/Button/Button'
import { Heading } from '../design-system/components/Heading/Heading'
import { Stack } from '../design-system/components/Stack/Stack'
import { Text } from '../design-system/components/Text/Text'
import { TextLink } from '../design-system/components/TextLink/TextLink'
import { LoginScreen } from '../features/session/LoginScreen'
import { signInDestinationPaths } from '../features/session/sign-in-paths'
import { EntranceLayout } from '../patterns/page/EntranceLayout'
import { focusTitle } from '../patterns/page/focus-title'
import { HelpLink } from '../patterns/page/HelpLink'
import { useDocumentTitle } from '../patterns/page/use-document-title'
import { getCurrentNeighbourhood } from '../session/neighbourhood'
import { getRoles } from '../session/roles'
import type { Session } from '../session/session-schema'
import { enterSession } from '../session/session-store'
import { getAdministrationUrl } from '../session/shared-cookie'
import { useSessionState } from '../session/use-session'
import { LeavePortal } from './LeavePortal'
import { isFromRegistration, readReturnPath } from './return-path'
import { copy } from './shell/copy'
import { useLogoutAction } from './shell/use-logout-action'

/**
 * `/login`. Shows the sign-in, and redirects signed-in users to a page of the portal. If the portal has handed the session
 * over to the web administration in a cookie, redirects to the web administration.
 */
export function LoginRoute() {
  const { session, isExpired } = useSessionState()
  const { state } = useLocation()
  const [target, setTarget] = useState<string>()
  const administrationUrl = getAdministrationUrl()
  const returnTo = readReturnPath(state)

  if (!session && administrationUrl)
    return <LeavePortal to={administrationUrl} label={copy.leaving.administration} />
  const neighbourhood = session && getCurrentNeighbourhood(session)
  if (session && !isExpired && !neighbourhood) return <NoNeighbourhoodScreen session={session} />
  if (!session || isExpired) {
    return (
      <LoginScreen
        returnTo={returnTo}
        isNewUser={isFromRegistration(state)}
        renderLink={(path, text) => <TextLink render={<Link to={path} />}>{text}</TextLink>}
        onEnter={(path, newSession) => {
          // The start of the session renders this route again. `flushSync` sets the target first.
          flushSync(() => setTarget(path))
          enterSession(newSession)
        }}
      />
    )
  }
  const { isWorkManagerOnly } = getRoles(session, neighbourhood?.id)
  const start = isWorkManagerOnly ? signInDestinationPaths.works : signInDestinationPaths.portal
  return <Navigate to={target ?? returnTo ?? start} replace />
}

/** The page for users who have no neighbourhood. It has only a sign-out button and a help link. */
function NoNeighbourhoodScreen({ session }: { session: Session }) {
  const { title, body } = copy.noNeighbourhood
  const { first_name, last_name } = session.user
  const logout = useLogoutAction(session)
  useDocumentTitle(title)
  return (
    <EntranceLayout>
      <Stack gap={6} ref={focusTitle}>
        <Heading level={1} tabIndex={-1}>
          {title}
        </Heading>
        <Text>{body(`${first_name} ${last_name}`)}</Text>
        <Button variant="primary" stretch onClick={() => void logout()}>
          {copy.logout}
        </Button>
        <HelpLink />
      </Stack>
    </EntranceLayout>
  )
}
