import * as v from 'valibot'
import { ApiError, getGeneralSentences } from '@/api/api-error'
import { describeError, hasKnownCause } from '@/copy/errors'
import { PasswordField } from '@/design-system/components/PasswordField/PasswordField'
import { TextField } from '@/design-system/components/TextField/TextField'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { noDrafts } from '@/patterns/form/no-drafts'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import type { Session } from '@/session/session-schema'
import { copy } from './copy'
import { loadSignInSteps, usePreloadedSignInSteps } from './use-sign-in-steps'

interface LoginFormProps {
  /** The initial value of the username field. */
  username?: string
  /** Receives the session from the API's response. The caller must make it the current session. */
  onSignedIn: (session: Session) => Promise<void> | void
}

/** The form has nothing that would be lost. */
const renderNoGuard = () => null

/** The form for username and password. The login page and the dialog for an expired session show this form. */
export function LoginForm({ username = '', onSignedIn }: LoginFormProps) {
  usePreloadedSignInSteps()
  return (
    <CheckedForm
      draft={{ none: 'The browser keeps the user name with the password.' }}
      drafts={noDrafts}
      initialValues={{ username, password: '' }}
      schema={loginFormSchema}
      describe={describeLoginError}
      renderGuard={renderNoGuard}
      onSubmit={async (values) => {
        const { sendCredentials } = await loadSignInSteps()
        await onSignedIn(await sendCredentials(values))
      }}
    >
      <CredentialFields isUsernameKnown={username !== ''} />
      <SubmitButton stretch>{copy.submit}</SubmitButton>
    </CheckedForm>
  )
}

/** The fields for username and password. If the username is known, the password field has the initial focus. */
function CredentialFields({ isUsernameKnown }: { isUsernameKnown: boolean }) {
  return (
    <>
      <TextField
        {...useFormField<string>('username')}
        label={copy.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...useFormField<string>('password')}
        label={copy.password}
        autoComplete="current-password"
        showLabel={copy.showPassword}
        hideLabel={copy.hidePassword}
        data-autofocus={isUsernameKnown ? '' : undefined}
        required
      />
    </>
  )
}

const loginFormSchema = v.object({
  username: v.pipe(v.string(), v.trim(), v.nonEmpty(copy.errors.username)),
  password: v.pipe(v.string(), v.nonEmpty(copy.errors.password)),
})

function describeLoginError(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [copy.errors.unexpected]
  if (hasKnownCause(error)) return describeError(error)
  const sentences = error.status < 500 ? getGeneralSentences(error) : []
  if (sentences.length === 0) return [copy.errors.unexpected]
  return error.status === 401 ? [sentences.join(' ')] : sentences
}
