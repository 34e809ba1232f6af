import { useEffect, useEffectEvent } from 'react'
import { useNotify } from './use-notify'

/** How long it stays: as long as the other toasts of the documents. */
const readableMs = 5_000

/** Says a sentence of the documents in a toast each time that a list does not come; the list itself tells the reason. */
export function useFailureNotice(error: unknown, sentence: string): void {
  const notify = useNotify()
  const say = useEffectEvent(() => notify.error(sentence, { timeout: readableMs }))
  useEffect(() => {
    if (error) say()
  }, [error])
}
