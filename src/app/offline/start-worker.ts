import { Serwist } from '@serwist/window'
import { workerPolicy, workerScript } from '@/hosting/page-policies'
import { trustedScript } from '../trusted-script'

/**
 * Starts the portal's service worker, in a browser that has them. Tells of a new version that waits, with what makes it
 * take over and opens the page anew; answers how to stop telling.
 */
export function startWorker(onWaiting: (begin: () => void) => void): () => void {
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
