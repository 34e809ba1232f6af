import { type ReactNode, useCallback, useState } from 'react'
import { useNotify } from '../notify/use-notify'
import { CopyByHandDialog } from './CopyByHandDialog'
import { CopyContext, type CopyRequest, type CopyText } from './copy-context'

/** Makes `useCopyText` work below it. */
export function CopyProvider({ children }: { children: ReactNode }) {
  const notify = useNotify()
  const [byHand, setByHand] = useState<CopyRequest>()

  const copyText = useCallback<CopyText>(
    async (request) => {
      try {
        await navigator.clipboard.writeText(request.text)
        notify.success(request.copied)
      } catch {
        // No permission, no secure context, no clipboard.
        notify.error(request.failed)
        setByHand(request)
      }
    },
    [notify],
  )

  return (
    <CopyContext value={copyText}>
      {children}
      {byHand ? <CopyByHandDialog {...byHand} onClose={() => setByHand(undefined)} /> : null}
    </CopyContext>
  )
}
