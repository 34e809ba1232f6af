import { useMemo } from 'react'
import { useToasts } from '@/design-system/components/Toaster/use-toasts'

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
    return { success: say('success'), info: say('info'), warning: say('warning'), error: say('danger') }
  }, [show])
}
