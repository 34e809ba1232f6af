import { usePanelControls } from '../../controls-context.tsx'
import { showNoticeAfterLoad } from '../../notice.ts'

/** Ends the session of the replaced world, and shows the sign-in with a notice. */
export function useNewWorld(): (word: string) => Promise<void> {
  const { portal, open } = usePanelControls()
  return async (word) => {
    await portal.endSession()
    showNoticeAfterLoad(word)
    open('/login')
  }
}
