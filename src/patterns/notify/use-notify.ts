import { useMemo } from 'react'
import { forms } from '@/copy/forms'
import { useToasts } from '@/design-system/components/Toaster/use-toasts'

/** How long the user can undo, in milliseconds. */
const undoMs = 8_000

interface NoticeOptions {
  /** The duration in milliseconds. By default an error stays until the user dismisses it. */
  timeout?: number
  /** A second text, below the `sentence` of the call. With a detail, `sentence` becomes the title of the toast. */
  detail?: string
  /** Called by the button 'Deshacer', which the toast then has for some seconds. */
  undo?: () => void
}

/** Returns one function for each tone. Each shows a toast and returns another function, which dismisses the toast. */
export function useNotify() {
  const { show } = useToasts()
  return useMemo(() => {
    const createNotifier =
      (tone: 'success' | 'info' | 'warning' | 'danger') =>
      (sentence: string, { detail, undo, timeout = undo && undoMs }: NoticeOptions = {}) =>
        show({
          tone,
          ...(detail === undefined ? { message: sentence } : { title: sentence, message: detail }),
          timeout,
          action: undo && { label: forms.undo, onSelect: undo },
        })
    return {
      success: createNotifier('success'),
      info: createNotifier('info'),
      warning: createNotifier('warning'),
      error: createNotifier('danger'),
    }
  }, [show])
}
