import { useEffect, useRef } from 'react'
import { LoginForm } from '../features/session/LoginForm'
import { enterSession } from '../session/session-store'
import { useSession } from '../session/use-session'

/** The form of the dialog in which a user whose session has expired signs in again. */
export function SignInAgainForm() {
  const { session } = useSession()
  const element = useRef<HTMLDivElement>(null)
  // The dialog has set the focus before, if the form has loaded after it.
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])
  return (
    <div ref={element}>
      <LoginForm
        username={session.user.email}
        onSignedIn={(next) => enterSession({ ...next, sessionFromMobile: session.sessionFromMobile })}
      />
    </div>
  )
}
