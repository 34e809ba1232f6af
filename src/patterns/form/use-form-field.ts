import { getIn, useFormikContext } from 'formik'
import { fieldId, useForm } from './form-context'

/**
 * Returns the props that connect a field to its form: `<TextField label="…" {...useFormField<string>("name")} />`. An error
 * of the schema appears after a blur or a submit. A message of the API disappears when the user changes the field.
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
