import { useState } from 'react'
import { CodeField } from '@/design-system/components/CodeField/CodeField'
import { TextField } from '@/design-system/components/TextField/TextField'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { useFormField } from '@/patterns/form/use-form-field'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { copy } from '../copy'
import { normalizeTypedDocumentNumber } from './register-form'
import type { Verification } from './use-verification'

const { register } = copy

export function VerificationFields({ verification }: { verification: Verification }) {
  const { verified, failure, retry } = verification
  const codeField = useQuietField('code')
  const documentField = useQuietField('document')
  return (
    <>
      <CodeField
        {...codeField}
        error={codeField.error ?? failure?.code}
        label={register.code}
        hint={register.codeHint}
        getBoxLabel={register.codeBox}
        required
      />
      <TextField
        {...documentField}
        error={documentField.error ?? failure?.document}
        label={register.document}
        hint={register.documentHint}
        normalize={normalizeTypedDocumentNumber}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      {failure?.general ? (
        <RetryAlert onRetry={failure.canRetry ? retry : undefined}>{failure.general}</RetryAlert>
      ) : null}
      <TextField
        type="email"
        name="username"
        label={register.email}
        hint={getEmailHint(verification)}
        value={verified?.email ?? ''}
        onChange={() => {}}
        autoComplete="username"
        reservesMessageLine={false}
        disabled
      />
      <VisuallyHidden role="status">{getAnnouncement(verification)}</VisuallyHidden>
    </>
  )
}

/** Returns the props of a form field. After a change, the field's validation error stays hidden until the field loses focus. */
function useQuietField(name: 'code' | 'document') {
  const field = useFormField<string>(name)
  const [isTyping, setTyping] = useState(false)
  return {
    ...field,
    error: isTyping ? undefined : field.error,
    onChange: (text: string) => {
      setTyping(true)
      field.onChange(text)
    },
    onBlur: () => {
      setTyping(false)
      field.onBlur()
    },
  }
}

function getEmailHint({ verified, isChecking, failure }: Verification) {
  if (verified) return register.lot(verified.real_property_name, verified.lot_identifier)
  if (isChecking) return register.emailChecking
  return failure ? register.emailFailed : register.emailPending
}

/** The text of the live region. It omits a general failure, because an alert announces that failure. */
function getAnnouncement({ verified, failure }: Verification) {
  if (verified) return register.verified(verified.real_property_name, verified.lot_identifier)
  return [failure?.code, failure?.document].filter(Boolean).join(' ')
}
