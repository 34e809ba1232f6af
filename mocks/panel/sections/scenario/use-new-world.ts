import { usePanelControls } from '../../controls-context.tsx'
import { showNoticeAfterLoad } from '../../notice.ts'

/**
 * What follows when another world has taken the place of this one: the session was the other's, so that it ends, and the
 * sign-in says why.
 */
export function useNewWorld(): (word: string) => Promise<void> {
  const { portal, open } = usePanelControls()
  return async (word) => {
    await portal.endSession()
    showNoticeAfterLoad(word)
    open('/login')
  }
}
