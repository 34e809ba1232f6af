import { Button } from '../design-system/components/Button/Button'
import { Dialog } from '../design-system/components/Dialog/Dialog'
import { LoginForm } from '../features/session/LoginForm'
import type { Session } from '../session/session-schema'
import { endSession, enterSession } from '../session/session-store'
import { copy } from './shell/copy'

interface SignInAgainDialogProps {
  /** The session that no longer works. */
  session: Session
}

/** Asks to sign in again over the page, so that nothing typed is lost. Somebody else starts afresh at `/`. */
export function SignInAgainDialog({ session }: SignInAgainDialogProps) {
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
      <LoginForm
        username={session.user.email}
        onSignedIn={(next) => enterSession({ ...next, sessionFromMobile: session.sessionFromMobile })}
      />
    </Dialog>
  )
}
