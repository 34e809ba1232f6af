import { useState } from 'react'
import { safeStorage } from '@/browser-storage'

const key = 'portal.showDownloadNotification'
const local = safeStorage(() => window.localStorage)

/** Whether to tell about the app (`showDownloadNotification`): until somebody sends it away in this browser. */
export function useDownloadNotice() {
  const [isShown, setIsShown] = useState(() => local.read(key) !== 'false')
  const dismiss = () => {
    local.write(key, 'false')
    setIsShown(false)
  }
  return { isShown, dismiss }
}
