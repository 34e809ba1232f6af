import { useFormikContext } from 'formik'
import { type Ref, useImperativeHandle } from 'react'

export interface FormHandleValue<Values> {
  /** Whether the values differ from the initial ones. */
  isChanged: boolean
  change: (changed: (values: Values) => Values) => void
}

interface FormHandleProps<Values> {
  ref: Ref<FormHandleValue<Values>>
}

/** Exposes the values of the enclosing form, so that its owner can remove left-out items. Renders nothing. */
export function FormHandle<Values extends object>({ ref }: FormHandleProps<Values>) {
  const { values, dirty, setValues } = useFormikContext<Values>()
  useImperativeHandle(
    ref,
    () => ({ isChanged: dirty, change: (changed) => void setValues(changed(values)) }),
    [values, dirty, setValues],
  )
  return null
}
