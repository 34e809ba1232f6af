import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'

/** Copies the message of an authorization to the clipboard, and says whether it could (P2, P8). */
export function useShare() {
  const notify = useNotify()
  return async (message: string) => {
    try {
      await navigator.clipboard.writeText(message)
      notify.success(copy.share.copied)
    } catch {
      // No permission, no secure context, no clipboard: the message itself is given, to be copied by hand.
      notify.error(copy.share.failed, { detail: message })
    }
  }
}
