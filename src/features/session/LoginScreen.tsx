import { Building2, House, Landmark } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { HelpLink } from '@/patterns/page/HelpLink'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import type { Session } from '@/session/session-schema'
import { shareSession } from '@/session/shared-cookie'
import { copy } from './copy'
import { LoginForm } from './LoginForm'
import { getSignInDestinations, type SignInDestination, signInDestinationPaths } from './sign-in-destinations'

interface LoginScreenProps {
  /** The portal path that the user opened before the sign-in. */
  returnTo?: string
  /** Whether the user has just registered. */
  isNewUser?: boolean
  /**
   * Begins the session and opens a portal path. The form is busy until the result resolves. Not called for the web
   * administration.
   */
  onEnter: (path: string, session: Session) => Promise<void> | void
  /** Renders a link to a path of the portal. */
  renderLink: (path: string, text: string) => ReactNode
}

/**
 * Whether the portal opens `returnTo` instead of the start page of `destination`. A user who chose the works among
 * several destinations returns only to a path of the works.
 */
const canReturnTo = (returnTo: string, destination: SignInDestination, isChosen: boolean) =>
  !isChosen || destination === 'portal' || returnTo.startsWith(paths.works().slice(0, -1))

/** `/login`: shows the credentials form. Then a user who can continue in several places chooses one of them. */
export function LoginScreen({ returnTo, isNewUser, onEnter, renderLink }: LoginScreenProps) {
  const [pendingSession, setPendingSession] = useState<Session>()
  const [problem, setProblem] = useState<string>()
  useDocumentTitle(copy.title)

  const enter = (session: Session, destination: SignInDestination) => {
    if (destination === 'administration') {
      // Sharing the session is enough. If the shared cookie exists, `LoginRoute` redirects to the administration.
      if (!shareSession(session)) setProblem(copy.next.failed)
      return undefined
    }
    const isReturning =
      returnTo !== undefined && canReturnTo(returnTo, destination, pendingSession !== undefined)
    const path = isReturning ? returnTo : signInDestinationPaths[destination]
    return onEnter(path, { ...session, newUser: isNewUser ?? false })
  }
  const enterOrAsk = (session: Session) => {
    const [first, ...others] = getSignInDestinations(session)
    if (others.length === 0) return enter(session, first)
    setPendingSession(session)
    return undefined
  }

  return (
    <EntranceLayout>
      <Heading level={1}>{pendingSession ? copy.next.title : copy.welcome}</Heading>
      {pendingSession ? (
        <ContinueStep
          choices={getSignInDestinations(pendingSession)}
          problem={problem}
          onChoose={(destination) => void enter(pendingSession, destination)}
        />
      ) : (
        <Stack gap={5}>
          <LoginForm onSignedIn={enterOrAsk} />
          <LoginLinks renderLink={renderLink} />
        </Stack>
      )}
    </EntranceLayout>
  )
}

function LoginLinks({ renderLink }: Pick<LoginScreenProps, 'renderLink'>) {
  return (
    <Stack gap={2} align="start">
      {renderLink(paths.passwordRequest(), copy.forgotten)}
      {renderLink(paths.register(), copy.register)}
      <HelpLink />
    </Stack>
  )
}

interface ContinueStepProps {
  choices: readonly SignInDestination[]
  problem?: string
  onChoose: (choice: SignInDestination) => void
}

const icons = {
  portal: <House size={20} />,
  works: <Building2 size={20} />,
  administration: <Landmark size={20} />,
} satisfies Record<SignInDestination, unknown>

function ContinueStep({ choices, problem, onChoose }: ContinueStepProps) {
  return (
    <Stack gap={3}>
      {problem === undefined ? null : (
        <Alert tone="danger" isLive>
          {problem}
        </Alert>
      )}
      {choices.map((choice, index) => (
        <Button
          key={choice}
          variant={index === 0 ? 'primary' : 'secondary'}
          icon={icons[choice]}
          stretch
          onClick={() => onChoose(choice)}
        >
          {copy.next[choice]}
        </Button>
      ))}
    </Stack>
  )
}
