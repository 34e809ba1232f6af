import { Serwist } from '@serwist/window'
import { useEffect, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { NoticeBar } from '@/design-system/components/NoticeBar/NoticeBar'
import { workerPolicy, workerScript } from '@/hosting/page-policies'
import { copy } from '../shell/copy'
import { trustedScript } from '../trusted-script'

export interface NewVersionProps {
  /** Leaves the page, once a form in it with changes was asked about. */
  onLeave: (go: () => void) => void
}

/** Offers the new version of the portal when there is one. It waits: what somebody is doing is theirs to end. */
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
 * Starts the portal's service worker, in a browser that has them. Tells of a new version that waits, with what makes it
 * take over and opens the page anew; answers how to stop telling.
 */
function startWorker(onWaiting: (begin: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const script = trustedScript(workerPolicy, workerScript)
  const worker = new Serwist(script, { scope: '/', updateViaCache: 'none' })
  let registration: ServiceWorkerRegistration | undefined
  const openAnew = () => window.location.reload()
  const begin = () => {
    // Another tab may have begun with it already.
    if (!registration?.waiting) return openAnew()
    worker.addEventListener('activated', openAnew)
    worker.messageSkipWaiting()
  }
  const tell = () => onWaiting(begin)
  worker.addEventListener('waiting', tell)
  // A browser that refuses keeps a portal that works with a connection.
  worker.register({ immediate: true }).then(
    (registered) => {
      registration = registered
    },
    () => {},
  )
  return () => worker.removeEventListener('waiting', tell)
}
