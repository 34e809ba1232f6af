import { useQueryClient } from '@tanstack/react-query'
import type { FormikProps } from 'formik'
import { Link, useNavigate } from 'react-router-dom'
import { ApiError } from '@/api/api-error'
import { useSignupResident } from '@/api/generated/accounts/accounts'
import { page } from '@/copy/page'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useIdempotentMutation } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from '../copy'
import { NewPasswordField } from '../NewPasswordField'
import { getCachedVerification, isCodeUsed } from './read-verification'
import {
  type RegisterValues,
  registerFormSchema,
  toRegistrationKey,
  toSignupFailure,
  toSignupInput,
} from './register-form'
import { useVerification } from './use-verification'
import { VerificationFields } from './VerificationFields'

const { register } = copy

export function RegisterForm({ initialValues }: { initialValues: RegisterValues }) {
  const signUp = useSignUp()
  const navigate = useNavigate()
  const notify = useNotify()
  return (
    <FormShell
      draft="registration"
      initialValues={initialValues}
      schema={registerFormSchema}
      serverFields={{ verification_key: 'code', id_number: 'document' }}
      fallback={register.failed}
      onSubmit={async (values) => {
        await signUp(values)
        notify.success(register.success)
        void navigate(paths.login(), { state: { newUser: true } })
      }}
    >
      {(form) => <RegisterFields form={form} />}
    </FormShell>
  )
}

function RegisterFields({ form }: { form: FormikProps<RegisterValues> }) {
  const { values, isValid, dirty } = form
  const verification = useVerification(toRegistrationKey(values))
  const isVerified = verification.verified !== undefined
  return (
    <>
      <VerificationFields verification={verification} />
      <NewPasswordField label={register.password} isDisabled={!isVerified} />
      <TermsField />
      <SubmitButton stretch disabledReason={getDisabledReason(values, isVerified, isValid && dirty)}>
        {register.submit}
      </SubmitButton>
    </>
  )
}

function TermsField() {
  return (
    <Checkbox
      {...useFormField<boolean>('acceptsTerms')}
      // The disabled button already explains that the user must accept the terms.
      error={undefined}
      label={
        <>
          {register.acceptTerms}
          <TextLink render={<Link to={paths.terms()} />} newTabLabel={page.opensInTab}>
            {register.terms}
          </TextLink>
        </>
      }
      required
    />
  )
}

function getDisabledReason({ acceptsTerms }: RegisterValues, isVerified: boolean, isComplete: boolean) {
  const { reasons } = register
  if (!acceptsTerms) return reasons.terms
  if (!isVerified) return reasons.unverified
  return isComplete ? undefined : reasons.password
}

/** Whether the failure is a 4xx response. After any other failure, the backend may have registered the user. */
const isRefused = (error: unknown) =>
  error instanceof ApiError && error.failure === 'status' && error.status < 500

/**
 * Returns a function that registers the user. After a failure without a 4xx response, the function checks whether the code
 * is used. A used code proves that the registration succeeded.
 */
function useSignUp() {
  const client = useQueryClient()
  const signUp = useIdempotentMutation(useSignupResident)
  return async (values: RegisterValues) => {
    const key = toRegistrationKey(values)
    const verified = getCachedVerification(client, key)
    if (!key || !verified)
      throw new Error('The form was submitted before the code and the document number were verified')
    try {
      await signUp({ data: toSignupInput(values, verified.email) })
    } catch (error) {
      if (isRefused(error) || !(await isCodeUsed(key))) throw toSignupFailure(error)
    }
  }
}
