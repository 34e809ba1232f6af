import { getIn, useFormikContext } from 'formik'
import { fieldId, useForm } from './form-context'

/**
 * Connects a field to its form: `<TextField label="…" {...useFormField<string>("name")} />`. An error appears
 * after blur or a submit. The API's message disappears when the field changes.
 */
export function useFormField<Value>(name: string) {
  const formik = useFormikContext<Record<string, unknown>>()
  const { formId, isDisabled, serverErrors, forgetServerError } = useForm()
  const error: unknown = getIn(formik.errors, name)
  const isErrorVisible = Boolean(getIn(formik.touched, name)) || formik.submitCount > 0
  return {
    id: fieldId(formId, name),
    name,
    value: getIn(formik.values, name) as Value,
    onChange: (value: Value) => {
      forgetServerError(name)
      void formik.setFieldValue(name, value)
    },
    onBlur: () => void formik.setFieldTouched(name),
    error: isErrorVisible && typeof error === 'string' ? error : serverErrors[name],
    disabled: isDisabled,
  }
}
