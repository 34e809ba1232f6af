import { useMemo, useRef } from 'react'
import { downloads } from '@/copy/downloads'
import { useNotify } from '../notify/use-notify'

/** As long the first toast stays once the file is there: one that comes at once leaves time to read it. */
const readableMs = 2_000

/** The toasts of the documents: to wait, as long as it lasts; and that it failed, until one tries again. */
export function useDownloadToasts() {
  const notify = useNotify()
  const dismissLast = useRef(() => {})
  return useMemo(() => {
    const dismiss = () => dismissLast.current()
    return {
      wait: () => {
        dismiss()
        dismissLast.current = notify.info(downloads.wait, { timeout: 0 })
      },
      done: () => void notify.info(downloads.wait, { timeout: readableMs }),
      failed: () => {
        dismiss()
        dismissLast.current = notify.error(downloads.broken)
      },
      dismiss,
    }
  }, [notify])
}
