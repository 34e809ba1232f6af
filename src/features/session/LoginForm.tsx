import * as v from 'valibot'
import { ApiError, getGeneralSentences } from '@/api/api-error'
import { login } from '@/api/generated/calls/session/session'
import type { LoginInput } from '@/api/generated/model/loginInput'
import { describeError, hasKnownCause } from '@/copy/errors'
import { PasswordField } from '@/design-system/components/PasswordField/PasswordField'
import { TextField } from '@/design-system/components/TextField/TextField'
import { CheckedForm } from '@/patterns/form/CheckedForm'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useFormTakeover } from '@/patterns/form/use-form-takeover'
import { getDeviceInfo } from '@/session/device'
import type { Session } from '@/session/session-schema'
import { requireValidSession } from '@/session/session-store'
import { version } from '@/version'
import { copy } from './copy'

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
  useFormTakeover()
  return (
    <CheckedForm
      draft={{ none: 'The browser keeps the user name with the password.' }}
      initialValues={{ username, password: '' }}
      schema={loginFormSchema}
      describe={describeLoginError}
      renderGuard={renderNoGuard}
      onSubmit={async (values) => {
        const data = toLoginInput(values)
        await onSignedIn(requireValidSession(await login(data), { username: data.username }))
      }}
    >
      <Credentials isUsernameKnown={username !== ''} />
      <SubmitButton stretch>{copy.submit}</SubmitButton>
    </CheckedForm>
  )
}

/** The fields for username and password. If the username is known, the password field has the initial focus. */
function Credentials({ isUsernameKnown }: { isUsernameKnown: boolean }) {
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

type LoginValues = v.InferInput<typeof loginFormSchema>

const toLoginInput = (values: LoginValues): LoginInput => ({
  username: values.username.trim().toLowerCase(),
  password: values.password,
  device: getDeviceInfo(version),
})

function describeLoginError(error: unknown): string[] {
  if (!(error instanceof ApiError)) return [copy.errors.unexpected]
  if (hasKnownCause(error)) return describeError(error)
  const sentences = error.status < 500 ? getGeneralSentences(error) : []
  if (sentences.length === 0) return [copy.errors.unexpected]
  return error.status === 401 ? [sentences.join(' ')] : sentences
}
