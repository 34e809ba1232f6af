import { getIn, useFormikContext } from 'formik'
import { useMemo } from 'react'
import { fieldId, useForm } from './form-context'

/**
 * Returns the props that connect a field to its form: `<TextField label="…" {...useFormField<string>("name")} />`. An error
 * of the schema appears after a blur or a submit. A message of the API disappears when the user changes the field. The props stay
 * the same while the field does, so that a change of another field does not render a memoized field again.
 */
export function useFormField<Value>(name: string) {
  const formik = useFormikContext<Record<string, unknown>>()
  const { formId, isDisabled, serverErrors, forgetServerError } = useForm()
  const { setFieldValue, setFieldTouched } = formik
  const value = getIn(formik.values, name) as Value
  const error: unknown = getIn(formik.errors, name)
  const isErrorVisible = Boolean(getIn(formik.touched, name)) || formik.submitCount > 0
  const visibleError = isErrorVisible && typeof error === 'string' ? error : serverErrors[name]
  return useMemo(
    () => ({
      id: fieldId(formId, name),
      name,
      value,
      onChange: (newValue: Value) => {
        forgetServerError(name)
        void setFieldValue(name, newValue)
      },
      onBlur: () => void setFieldTouched(name),
      error: visibleError,
      disabled: isDisabled,
    }),
    [formId, name, value, visibleError, isDisabled, forgetServerError, setFieldValue, setFieldTouched],
  )
}
