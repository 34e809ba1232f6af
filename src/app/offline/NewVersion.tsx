import { Serwist } from '@serwist/window'
import { useEffect, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { NoticeBar } from '@/design-system/components/NoticeBar/NoticeBar'
import { workerPolicy, workerScript } from '@/hosting/page-policies'
import { copy } from '../shell/copy'
import { trustedScript } from '../trusted-script'

export interface NewVersionProps {
  /** Calls `go` to leave the page, after the user agrees to lose unsaved changes. */
  onLeave: (go: () => void) => void
}

/**
 * The notice of a new version. The new version starts only when the user chooses it, so that no work is
 * interrupted.
 */
export function NewVersion({ onLeave }: NewVersionProps) {
  const [begin, setBegin] = useState<() => void>()
  useEffect(() => startWorker((next) => setBegin(() => next)), [])
  if (!begin) return null
  const { label, text, action } = copy.newVersion
  return (
    <NoticeBar
      label={label}
      role="status"
      action={
        <Button size="sm" onClick={() => onLeave(begin)}>
          {action}
        </Button>
      }
    >
      {text}
    </NoticeBar>
  )
}

/**
 * Registers the service worker in browsers with support for it. Calls `onWaiting` when a new version is
 * waiting, with a function that activates that version and reloads the page. Returns the function that
 * removes the listener.
 */
function startWorker(onWaiting: (begin: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const script = trustedScript(workerPolicy, workerScript)
  const worker = new Serwist(script, { scope: '/', updateViaCache: 'none' })
  let registration: ServiceWorkerRegistration | undefined
  const openAnew = () => window.location.reload()
  const begin = () => {
    // Another tab may have activated the new version already.
    if (!registration?.waiting) return openAnew()
    worker.addEventListener('activated', openAnew)
    worker.messageSkipWaiting()
  }
  const tell = () => onWaiting(begin)
  worker.addEventListener('waiting', tell)
  // If the registration fails, the portal works only with a connection.
  worker.register({ immediate: true }).then(
    (registered) => {
      registration = registered
    },
    () => {},
  )
  return () => worker.removeEventListener('waiting', tell)
}
