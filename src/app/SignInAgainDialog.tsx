import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type { SessionData } from '../api/generated/model/sessionData'
import { Button } from '../design-system/components/Button/Button'
import { Dialog } from '../design-system/components/Dialog/Dialog'
import { LoginForm } from '../features/session/LoginForm'
import { paths } from '../paths'
import type { Session } from '../session/session-schema'
import { endSession, startSession } from '../session/session-store'
import { copy } from './shell/copy'

interface SignInAgainDialogProps {
  /** The session that no longer works. */
  session: Session
}

/** Asks to sign in again over the page, so that nothing typed is lost. Somebody else starts afresh at `/`. */
export function SignInAgainDialog({ session }: SignInAgainDialogProps) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()

  const resume = (data: SessionData) => {
    startSession(data, { isFromMobile: session.sessionFromMobile })
    if (data.user.email !== session.user.email) return navigate(paths.home(), { replace: true })
    // What failed for want of a session is asked again; what was loaded stays as it is.
    return queryClient.refetchQueries({ predicate: (query) => query.state.status === 'error' })
  }

  return (
    <Dialog
      open
      dismissable={false}
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
      <LoginForm username={session.user.email} onSignedIn={(data) => void resume(data)} />
    </Dialog>
  )
}
