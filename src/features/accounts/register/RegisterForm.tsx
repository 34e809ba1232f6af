import { useQueryClient } from '@tanstack/react-query'
import type { FormikProps } from 'formik'
import { Link, useNavigate } from 'react-router-dom'
import { accountWrites } from '@/api/writes/accounts'
import { useWrite } from '@/api/writes/use-write'
import { page } from '@/copy/page'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { paths } from '@/paths'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from '../copy'
import { NewPasswordField } from '../NewPasswordField'
import { getCachedVerification } from './read-verification'
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

/** Returns a function that registers the user. */
function useSignUp() {
  const client = useQueryClient()
  const signUp = useWrite(accountWrites.signupResident)
  return async (values: RegisterValues) => {
    const key = toRegistrationKey(values)
    const verified = getCachedVerification(client, key)
    if (!key || !verified)
      throw new Error('The form was submitted before the code and the document number were verified')
    try {
      await signUp({ data: toSignupInput(values, verified.email) })
    } catch (error) {
      throw toSignupFailure(error)
    }
  }
}
