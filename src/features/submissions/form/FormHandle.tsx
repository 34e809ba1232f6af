import { useFormikContext } from 'formik'
import { type Ref, useImperativeHandle } from 'react'

/** What a form lets its owner do with what was typed. */
export interface FormHandleValue<Values> {
  /** Whether anything was typed. */
  isChanged: boolean
  change: (changed: (values: Values) => Values) => void
}

interface FormHandleProps<Values> {
  ref: Ref<FormHandleValue<Values>>
}

/** Lets who stands around a form take out of it what could not be sent and is not wanted any more. Draws nothing. */
export function FormHandle<Values extends object>({ ref }: FormHandleProps<Values>) {
  const { values, dirty, setValues } = useFormikContext<Values>()
  useImperativeHandle(
    ref,
    () => ({ isChanged: dirty, change: (changed) => void setValues(changed(values)) }),
    [values, dirty, setValues],
  )
  return null
}
