import { Building2, House, Landmark } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { HelpLink } from '@/patterns/page/HelpLink'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import type { Session } from '@/session/session-schema'
import { enterSession } from '@/session/session-store'
import { shareSession } from '@/session/shared-cookie'
import { copy } from './copy'
import { type Destination, destinationPaths, getDestinations } from './destinations'
import { LoginForm } from './LoginForm'

interface LoginScreenProps {
  /** The portal path that the user opened before the sign-in. */
  returnTo?: string
  /** Whether the user has just registered. */
  isNewUser?: boolean
  /** Called with the path to open, right before the session begins. */
  onEnter: (path: string) => void
}

/**
 * Whether the destination permits a return to `returnTo`. A user who chooses the works can return only to a path of
 * the works.
 */
const canReturnTo = (returnTo: string, destination: Destination, isChosen: boolean) =>
  !isChosen || destination === 'portal' || returnTo.startsWith(paths.works().slice(0, -1))

/** `/login`: the credentials form, then the choice of a destination for users with several destinations. */
export function LoginScreen({ returnTo, isNewUser, onEnter }: LoginScreenProps) {
  const [pendingSession, setPendingSession] = useState<Session>()
  const [problem, setProblem] = useState<string>()
  useDocumentTitle(copy.title)

  const enter = (session: Session, destination: Destination) => {
    if (destination === 'administration') {
      // It is enough to share the session, because `LoginRoute` redirects to the administration when the shared cookie
      // exists.
      if (!shareSession(session)) setProblem(copy.next.failed)
      return
    }
    const isReturning =
      returnTo !== undefined && canReturnTo(returnTo, destination, pendingSession !== undefined)
    onEnter(isReturning ? returnTo : destinationPaths[destination])
    enterSession({ ...session, newUser: isNewUser ?? false })
  }
  const enterOrAsk = (session: Session) => {
    const [first, ...others] = getDestinations(session)
    if (others.length > 0) setPendingSession(session)
    else enter(session, first)
  }

  return (
    <EntranceLayout>
      <Heading level={1}>{pendingSession ? copy.next.title : copy.welcome}</Heading>
      {pendingSession ? (
        <ContinueStep
          choices={getDestinations(pendingSession)}
          problem={problem}
          onChoose={(destination) => enter(pendingSession, destination)}
        />
      ) : (
        <Stack gap={5}>
          <LoginForm onSignedIn={enterOrAsk} />
          <LoginLinks />
        </Stack>
      )}
    </EntranceLayout>
  )
}

function LoginLinks() {
  return (
    <Stack gap={2} align="start">
      <TextLink render={<Link to={paths.passwordRequest()} />}>{copy.forgotten}</TextLink>
      <TextLink render={<Link to={paths.register()} />}>{copy.register}</TextLink>
      <HelpLink />
    </Stack>
  )
}

interface ContinueStepProps {
  choices: readonly Destination[]
  problem?: string
  onChoose: (choice: Destination) => void
}

const icons = {
  portal: <House size={20} />,
  works: <Building2 size={20} />,
  administration: <Landmark size={20} />,
} satisfies Record<Destination, unknown>

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
