import { useLogin } from '@/api/generated/session/session'
import { PasswordField } from '@/design-system/components/PasswordField/PasswordField'
import { TextField } from '@/design-system/components/TextField/TextField'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import type { Session } from '@/session/session-schema'
import { readSession } from '@/session/session-store'
import { copy } from './copy'
import { describeLoginError, loginForm, toLoginInput } from './login-form'

interface LoginFormProps {
  /** What the username field holds at first. */
  username?: string
  /** Takes the session that the API answered, which nobody has entered yet. */
  onSignedIn: (session: Session) => void
}

/** Asks for the credentials. It stands on the login page and over a page whose session has expired. */
export function LoginForm({ username = '', onSignedIn }: LoginFormProps) {
  const login = useLogin()
  return (
    <FormShell
      initialValues={{ username, password: '' }}
      schema={loginForm}
      describe={describeLoginError}
      isGuarded={false}
      onSubmit={async (values) => {
        const data = toLoginInput(values)
        onSignedIn(readSession(await login.mutateAsync({ data }), { username: data.username }))
      }}
    >
      <Credentials isKnown={username !== ''} />
      <SubmitButton stretch>{copy.submit}</SubmitButton>
    </FormShell>
  )
}

/** A known user only types the password, so focus starts there. */
function Credentials({ isKnown }: { isKnown: boolean }) {
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
        data-autofocus={isKnown ? '' : undefined}
        required
      />
    </>
  )
}
