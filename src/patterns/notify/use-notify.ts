import { useMemo } from 'react'
import { errors } from '@/copy/errors'
import { useToasts } from '@/design-system/components/Toaster/use-toasts'
import { sessionState } from '@/session/session-store'

interface NoticeOptions {
  /** Milliseconds; an error without it stays until it is dismissed. */
  timeout?: number
  /** More about it, below the sentence. */
  detail?: string
}

/** Says something that has no place of its own on the page. What a form, a question or a list can say is said there. */
export function useNotify() {
  const { show } = useToasts()
  return useMemo(() => {
    const say =
      (tone: 'success' | 'info' | 'warning' | 'danger') =>
      (sentence: string, options: NoticeOptions = {}) =>
        show(
          options.detail === undefined
            ? { tone, message: sentence, timeout: options.timeout }
            : { tone, title: sentence, message: options.detail, timeout: options.timeout },
        )
    const sayError = say('danger')
    /** The end of the session is told by the sign-in over the page, and would outlive it here. */
    const error = (sentence: string, options?: NoticeOptions) =>
      sessionState().isExpired && sentence.includes(errors.expired) ? () => {} : sayError(sentence, options)
    return { success: say('success'), info: say('info'), warning: say('warning'), error }
  }, [show])
}
