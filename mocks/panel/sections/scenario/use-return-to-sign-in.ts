import { usePanelControls } from '../../controls-context.tsx'
import { showNoticeAfterLoad } from '../../notice.ts'

/**
 * Returns a function that ends the session and opens the sign-in with a notice. Call the returned function after the
 * world was replaced.
 */
export function useReturnToSignIn(): (notice: string) => Promise<void> {
  const { portal, open } = usePanelControls()
  return async (notice) => {
    await portal.endSession()
    showNoticeAfterLoad(notice)
    open('/login')
  }
}
