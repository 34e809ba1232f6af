import { useEffect, useEffectEvent } from 'react'
import { useNotify } from './use-notify'

/** The duration of the toast, equal to the other required toasts. */
const readableMs = 5_000

/**
 * Shows a required message in a toast each time that a list fails to load. The list itself shows the reason.
 */
export function useFailureNotice(error: unknown, sentence: string): void {
  const notify = useNotify()
  const say = useEffectEvent(() => notify.error(sentence, { timeout: readableMs }))
  useEffect(() => {
    if (error) say()
  }, [error])
}
