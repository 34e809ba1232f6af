import { type ComponentProps, type ReactNode, useState } from 'react'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { HelpLink } from '@/patterns/page/HelpLink'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import type { Session } from '@/session/session-schema'
import { shareSession } from '@/session/shared-cookie'
import type { ContinueStep } from './ContinueStep'
import { copy } from './copy'
import { LoginForm } from './LoginForm'
import type { SignInDestination } from './sign-in-destinations'
import { signInDestinationPaths } from './sign-in-paths'
import { loadSignInSteps } from './use-sign-in-steps'

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

/** A sign-in whose user chooses where to continue. */
interface PendingChoice extends Pick<ComponentProps<typeof ContinueStep>, 'choices'> {
  session: Session
  Step: typeof ContinueStep
}

/** `/login`: shows the credentials form. Then a user who can continue in several places chooses one of them. */
export function LoginScreen({ returnTo, isNewUser, onEnter, renderLink }: LoginScreenProps) {
  const [pending, setPending] = useState<PendingChoice>()
  const [hasFailed, setHasFailed] = useState(false)
  useDocumentTitle(copy.title)

  const enter = (session: Session, destination: SignInDestination) => {
    if (destination === 'administration') {
      // Sharing the session is enough. If the shared cookie exists, `LoginRoute` redirects to the administration.
      if (!shareSession(session)) setHasFailed(true)
      return undefined
    }
    const isReturning = returnTo !== undefined && canReturnTo(returnTo, destination, pending !== undefined)
    const path = isReturning ? returnTo : signInDestinationPaths[destination]
    return onEnter(path, { ...session, newUser: isNewUser ?? false })
  }
  const enterOrAsk = async (session: Session) => {
    const { getSignInDestinations, ContinueStep: Step } = await loadSignInSteps()
    const choices = getSignInDestinations(session)
    if (choices.length === 1) await enter(session, choices[0])
    else setPending({ session, choices, Step })
  }

  return (
    <EntranceLayout>
      <Heading level={1}>{pending ? copy.chooseDestination : copy.welcome}</Heading>
      {pending ? (
        <pending.Step
          choices={pending.choices}
          hasFailed={hasFailed}
          onChoose={(destination) => void enter(pending.session, destination)}
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
