import { useNavigate } from 'react-router-dom'
import { accountWrites } from '@/api/writes/accounts'
import { useWrite } from '@/api/writes/use-write'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useNotify } from '@/patterns/notify/use-notify'
import { AccountPage } from '../AccountPage'
import { copy } from '../copy'
import { passwordRequestFormSchema, toRecoveryInput } from './recovery-forms'

const { request } = copy

/** `/password-request`: the form that requests a recovery link. The response does not reveal whether the account exists. */
export function PasswordRequestScreen() {
  const requestRecovery = useWrite(accountWrites.requestPasswordRecovery)
  const notify = useNotify()
  const navigate = useNavigate()
  return (
    <AccountPage title={request.title}>
      <Text>{request.body}</Text>
      <FormShell
        draft="recovery"
        initialValues={{ email: '' }}
        schema={passwordRequestFormSchema}
        onSubmit={async (values) => {
          await requestRecovery({ data: toRecoveryInput(values) })
          notify.success(request.success)
          void navigate(paths.login())
        }}
      >
        <EmailField />
        <SubmitButton stretch>{request.submit}</SubmitButton>
      </FormShell>
    </AccountPage>
  )
}

function EmailField() {
  return (
    <TextField
      {...useFormField<string>('email')}
      type="email"
      label={request.email}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
