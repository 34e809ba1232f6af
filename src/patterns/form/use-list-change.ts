import { getIn, setIn, useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useForm } from './form-context'

/** Returns a function that changes the current list in the field `name`. Use it also in callbacks that run later. */
export function useListChange<Item>(name: string) {
  const { setValues } = useFormikContext<object>()
  const { forgetServerError } = useForm()
  // The name of a field in a list changes when an earlier entry of the list is removed.
  const latestName = useRef(name)
  useEffect(() => {
    latestName.current = name
  })
  return (change: (list: readonly Item[]) => readonly Item[]) => {
    forgetServerError(latestName.current)
    void setValues((values) => setIn(values, latestName.current, change(getIn(values, latestName.current))))
  }
}
