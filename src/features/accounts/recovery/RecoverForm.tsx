import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { accountWrites } from '@/api/writes/accounts'
import { useWrite } from '@/api/writes/use-write'
import { PasswordField } from '@/design-system/components/PasswordField/PasswordField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useNotify } from '@/patterns/notify/use-notify'
import { endSession } from '@/session/session-store'
import { copy } from '../copy'
import { NewPasswordField } from '../NewPasswordField'
import {
  describeRecoveryFailure,
  FinalRecoveryError,
  type NewPasswordValues,
  newPasswordFormSchema,
  type RecoveryLink,
  recoverServerFields,
  toNewPasswordInput,
} from './recovery-forms'

const { recover } = copy
/** How long a toast shows the result. After a final failure, the form waits as long before it opens the sign-in. */
const resultMs = 10_000

export function RecoverForm({ link }: { link: RecoveryLink }) {
  const { hasFinalFailure, changePassword } = usePasswordChange(link)
  return (
    <FormShell
      draft={{ none: 'The form has only passwords.' }}
      initialValues={{ password: '', repeat: '' }}
      schema={newPasswordFormSchema}
      serverFields={recoverServerFields}
      describe={(error) => [describeRecoveryFailure(error).sentence]}
      isGuarded={!hasFinalFailure}
      onSubmit={changePassword}
    >
      {hasFinalFailure ? <LeavingNotice /> : null}
      <NewPasswordField label={recover.password} />
      <RepeatField />
      <SubmitButton stretch>{recover.submit}</SubmitButton>
    </FormShell>
  )
}

/**
 * Returns a function that saves the new password. The function opens the sign-in: at once after a success, and ten
 * seconds after a final failure. `hasFinalFailure` is true during those ten seconds.
 */
function usePasswordChange(link: RecoveryLink) {
  const confirmRecovery = useWrite(accountWrites.confirmPasswordRecovery)
  const notify = useNotify()
  const navigate = useNavigate()
  const openLogin = () => void navigate(paths.login(), { replace: true })
  const [hasFinalFailure, setFinalFailure] = useState(false)
  const delayedLogin = useDelayedNavigation(openLogin, resultMs)

  const changePassword = async (values: NewPasswordValues) => {
    delayedLogin.cancel()
    setFinalFailure(false)
    try {
      await confirmRecovery({ data: toNewPasswordInput(values, link) })
    } catch (error) {
      const { sentence, isFinal } = describeRecoveryFailure(error)
      if (!isFinal) throw error
      notify.error(sentence, { timeout: resultMs })
      setFinalFailure(true)
      delayedLogin.start()
      throw new FinalRecoveryError(sentence)
    }
    notify.success(recover.success, { timeout: resultMs })
    // The backend has closed every session of the user, so the stored session is invalid.
    endSession()
    openLogin()
  }
  return { hasFinalFailure, changePassword }
}

function LeavingNotice() {
  return (
    <Stack gap={2} align="start">
      <Text>{recover.leaving}</Text>
      <TextLink render={<Link to={paths.passwordRequest()} replace />}>{recover.startAgain}</TextLink>
    </Stack>
  )
}

function RepeatField() {
  return (
    <PasswordField
      {...useFormField<string>('repeat')}
      label={recover.repeat}
      autoComplete="new-password"
      showLabel={copy.password.show}
      hideLabel={copy.password.hide}
      required
    />
  )
}

function useDelayedNavigation(openLogin: () => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    cancel,
    start: () => {
      cancel()
      timer.current = setTimeout(openLogin, milliseconds)
    },
  }
}
