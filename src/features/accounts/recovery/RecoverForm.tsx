import { useEffect, useId, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useConfirmPasswordRecovery } from '@/api/generated/accounts/accounts'
import { PasswordField } from '@/design-system/components/PasswordField/PasswordField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { endSession } from '@/session/session-store'
import { copy } from '../copy'
import { PasswordHints } from '../PasswordHints'
import {
  describeRecoveryFailure,
  type RecoverValues,
  RecoveryError,
  type RecoveryLink,
  recoverForm,
  recoverServerFields,
  toNewPasswordInput,
} from './recover-form'

const { recover } = copy
/** How long the outcome stands before the sign-in takes its place, in milliseconds. */
const readingMs = 10_000

interface RecoverFormProps {
  link: RecoveryLink
}

/** Asks for the new password, twice. A link that no longer works says so, and leads to the sign-in. */
export function RecoverForm({ link }: RecoverFormProps) {
  const { isFailed, change } = usePasswordChange(link)
  return (
    <FormShell
      initialValues={{ password: '', repeat: '' }}
      schema={recoverForm}
      serverFields={recoverServerFields}
      describe={(error) => [describeRecoveryFailure(error).sentence]}
      isGuarded={false}
      onSubmit={change}
    >
      {isFailed ? <LeavingNotice /> : null}
      <NewPassword />
      <SubmitButton stretch>{recover.submit}</SubmitButton>
    </FormShell>
  )
}

/** Sends the new password; afterwards the sign-in is where one goes, at once or, after a failure for good, a little later. */
function usePasswordChange(link: RecoveryLink) {
  const { request, send } = useIdempotentRequest()
  const confirmation = useConfirmPasswordRecovery({ request })
  const notify = useNotify()
  const navigate = useNavigate()
  const leave = () => void navigate(paths.login(), { replace: true })
  const [isFailed, setFailed] = useState(false)
  const later = useDelayedNavigation(leave, readingMs)

  const change = async (values: RecoverValues) => {
    const data = toNewPasswordInput(values, link)
    later.cancel()
    setFailed(false)
    try {
      await send(data, () => confirmation.mutateAsync({ data }))
    } catch (error) {
      const { sentence, isFinal } = describeRecoveryFailure(error)
      if (!isFinal) throw error
      notify.error(sentence, { timeout: readingMs })
      setFailed(true)
      later.begin()
      throw new RecoveryError(sentence)
    }
    notify.success(recover.success, { timeout: readingMs })
    // The backend has closed every session of the user: one that is still kept here would only be refused.
    endSession()
    leave()
  }
  return { isFailed, change }
}

/** Announces the redirect and offers a new request. */
function LeavingNotice() {
  return (
    <Stack gap={2} align="start">
      <Text>{recover.leaving}</Text>
      <TextLink render={<Link to={paths.passwordRequest()} replace />}>{recover.startAgain}</TextLink>
    </Stack>
  )
}

function NewPassword() {
  const hintsId = useId()
  const password = useFormField<string>('password')
  const eye = { showLabel: copy.password.show, hideLabel: copy.password.hide }
  return (
    <>
      <Stack gap={2}>
        <PasswordField
          {...password}
          {...eye}
          label={recover.password}
          autoComplete="new-password"
          aria-describedby={hintsId}
          required
        />
        <PasswordHints id={hintsId} password={password.value} />
      </Stack>
      <PasswordField
        {...useFormField<string>('repeat')}
        {...eye}
        label={recover.repeat}
        autoComplete="new-password"
        required
      />
    </>
  )
}

/** Leaves the page some time after `begin`, unless it is cancelled or has been left before. */
function useDelayedNavigation(leave: () => void, milliseconds: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    cancel,
    begin: () => {
      cancel()
      timer.current = setTimeout(leave, milliseconds)
    },
  }
}
