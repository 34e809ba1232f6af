import { useEffect, useEffectEvent } from 'react'
import { useNotify } from './use-notify'

/** The duration of the toast. */
const readableMs = 5_000

/** Shows `sentence` as a toast for each new `error` of a list, as the product rules require. The list itself shows the reason. */
export function useFailureNotice(error: unknown, sentence: string): void {
  const notify = useNotify()
  const showNotice = useEffectEvent(() => notify.error(sentence, { timeout: readableMs }))
  useEffect(() => {
    if (error) showNotice()
  }, [error])
}
