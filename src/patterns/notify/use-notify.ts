import { useMemo } from 'react'
import { useToasts } from '@/design-system/components/Toaster/use-toasts'

interface NoticeOptions {
  /** The duration in milliseconds. By default an error stays until the user dismisses it. */
  timeout?: number
  detail?: string
}

/** Returns functions that show a toast, one for each tone. */
export function useNotify() {
  const { show } = useToasts()
  return useMemo(() => {
    const createNotice =
      (tone: 'success' | 'info' | 'warning' | 'danger') =>
      (sentence: string, options: NoticeOptions = {}) =>
        show(
          options.detail === undefined
            ? { tone, message: sentence, timeout: options.timeout }
            : { tone, title: sentence, message: options.detail, timeout: options.timeout },
        )
    return {
      success: createNotice('success'),
      info: createNotice('info'),
      warning: createNotice('warning'),
      error: createNotice('danger'),
    }
  }, [show])
}
