import { withBasePath } from './base-path'
import { passWorkerScript, workerPolicy } from './hosting/page-policies'
import { paths } from './paths'
import { getTrustedScriptUrl } from './trusted-script'

/** Registers the service worker of `/pase`, which opens this page without a connection. */
export function registerPassWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const script = getTrustedScriptUrl(workerPolicy, withBasePath(passWorkerScript))
  // Without the worker, the page works, but only with a connection.
  navigator.serviceWorker
    .register(script, { scope: withBasePath(paths.sharedPass()), updateViaCache: 'none' })
    .catch(() => {})
}
