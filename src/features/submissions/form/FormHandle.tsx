import { useFormikContext } from 'formik'
import { type Ref, useImperativeHandle } from 'react'

export interface FormHandleValue {
  /** Whether the values differ from the initial ones. */
  isChanged: boolean
}

/** Exposes the state of the enclosing form to its owner. Renders nothing. */
export function FormHandle({ ref }: { ref: Ref<FormHandleValue> }) {
  const { dirty } = useFormikContext()
  useImperativeHandle(ref, () => ({ isChanged: dirty }), [dirty])
  return null
}
