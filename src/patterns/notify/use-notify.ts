import { useMemo } from 'react'
import { useToasts } from '@/design-system/components/Toaster/use-toasts'

interface NoticeOptions {
  /** The duration in milliseconds. By default an error stays until the user dismisses it. */
  timeout?: number
  /** A second text, below the `sentence` of the call. With a detail, `sentence` becomes the title of the toast. */
  detail?: string
}

/** Returns one function for each tone. Each shows a toast and returns another function, which dismisses the toast. */
export function useNotify() {
  const { show } = useToasts()
  return useMemo(() => {
    const createNotifier =
      (tone: 'success' | 'info' | 'warning' | 'danger') =>
      (sentence: string, options: NoticeOptions = {}) =>
        show(
          options.detail === undefined
            ? { tone, message: sentence, timeout: options.timeout }
            : { tone, title: sentence, message: options.detail, timeout: options.timeout },
        )
    return {
      success: createNotifier('success'),
      info: createNotifier('info'),
      warning: createNotifier('warning'),
      error: createNotifier('danger'),
    }
  }, [show])
}
