import { useFormikContext } from 'formik'
import { useEffect, useRef } from 'react'
import { useNotify } from '../notify/use-notify'

/**
 * Returns a function that tells in a toast what was removed from the form, and offers to undo the removal. `undo` has to change
 * the current values of the form, because the user may have changed other values meanwhile. When the form is sent or closed, the
 * offer ends.
 */
export function useUndoOffer() {
  const notify = useNotify()
  const { isSubmitting } = useFormikContext()
  const openOffers = useRef(new Set<() => void>())

  useEffect(() => {
    if (isSubmitting) return
    const offers = openOffers.current
    return () => {
      for (const dismiss of offers) dismiss()
      offers.clear()
    }
  }, [isSubmitting])

  return (sentence: string, undo: () => void) => {
    openOffers.current.add(notify.info(sentence, { undo }))
  }
}
