import { Serwist } from '@serwist/window'

const script = '/sw.js'
/** The Trusted Types policy that lets in the worker's script; the page's own policy names it. */
const policyName = 'portal-worker'

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string }
}

let trustedScript: string | undefined

/** The script's address as the browser takes it: where it asks for trusted types, through a policy for this one alone. */
function trusted(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
  // A policy can be made but once in a page.
  trustedScript ??= trustedTypes
    ? trustedTypes.createPolicy(policyName, { createScriptURL: () => script }).createScriptURL(script)
    : script
  return trustedScript
}

/**
 * Starts the portal's service worker, in a browser that has them. Tells of a new version that waits, with what makes it
 * take over and opens the page anew; answers how to stop telling.
 */
export function startWorker(onWaiting: (begin: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const worker = new Serwist(trusted(), { scope: '/', updateViaCache: 'none' })
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
