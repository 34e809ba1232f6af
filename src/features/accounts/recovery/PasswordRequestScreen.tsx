import { Link, useNavigate } from 'react-router-dom'
import { useRequestPasswordRecovery } from '@/api/generated/accounts/accounts'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { AccountPage } from '../AccountPage'
import { copy } from '../copy'
import { requestForm, toRecoveryInput } from './request-form'

const { request: words } = copy

/** `/password-request`: the form for a recovery link. The answer does not reveal which accounts exist. */
export function PasswordRequestScreen() {
  const { request, send } = useIdempotentRequest()
  const recovery = useRequestPasswordRecovery({ request })
  const notify = useNotify()
  const navigate = useNavigate()
  return (
    <AccountPage
      title={words.title}
      links={<TextLink render={<Link to={paths.login()} />}>{copy.toLogin}</TextLink>}
    >
      <Text>{words.body}</Text>
      <FormShell
        initialValues={{ email: '' }}
        schema={requestForm}
        isGuarded={false}
        onSubmit={async (values) => {
          const data = toRecoveryInput(values)
          await send(data, () => recovery.mutateAsync({ data }))
          notify.success(words.success)
          void navigate(paths.login())
        }}
      >
        <EmailField />
        <SubmitButton stretch>{words.submit}</SubmitButton>
      </FormShell>
    </AccountPage>
  )
}

function EmailField() {
  return (
    <TextField
      {...useFormField<string>('email')}
      type="email"
      label={words.email}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
