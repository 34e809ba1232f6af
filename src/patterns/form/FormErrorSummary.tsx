import { getIn, useFormikContext } from 'formik'
import { forms } from '../../copy/forms'
import { ErrorSummary } from '../../design-system/components/ErrorSummary/ErrorSummary'
import { fieldId, useForm } from './form-context'

/** The errors of the form together, each leading to its field, once sending was tried and there are at least two. */
export function FormErrorSummary() {
  const { formId, serverErrors } = useForm()
  const formik = useFormikContext<Record<string, unknown>>()
  if (formik.submitCount === 0) return null
  const errors = Object.keys(formik.values).flatMap((name) => {
    const message: unknown = getIn(formik.errors, name) ?? serverErrors[name]
    return typeof message === 'string' ? [{ fieldId: fieldId(formId, name), message }] : []
  })
  // One error is at its field already, where the focus goes.
  return errors.length > 1 ? <ErrorSummary title={forms.summary(errors.length)} errors={errors} /> : null
}
