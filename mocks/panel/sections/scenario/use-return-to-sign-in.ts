import { usePanelControls } from '../../controls-context.tsx'
import { showNoticeAfterLoad } from '../../notice.ts'

/**
 * Returns a function that ends the session and opens the sign-in page, which shows `notice`. Call that function after the
 * world was replaced. The new world does not know the session.
 */
export function useReturnToSignIn(): (notice: string) => Promise<void> {
  const { portal, open } = usePanelControls()
  return async (notice) => {
    await portal.endSession()
    showNoticeAfterLoad(notice)
    open('/login')
  }
}
