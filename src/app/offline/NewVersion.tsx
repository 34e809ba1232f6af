import { Serwist } from '@serwist/window'
import { useEffect, useState } from 'react'
import { basePath, withBasePath } from '@/base-path'
import { Button } from '@/design-system/components/Button/Button'
import { NoticeBar } from '@/design-system/components/NoticeBar/NoticeBar'
import { workerPolicy, workerScript } from '@/hosting/page-policies'
import { leaveResults } from '@/patterns/form/use-leave-blockers'
import { getTrustedScriptUrl } from '@/trusted-script'
import { copy } from '../shell/copy'

/** A busy browser activates a version late. With a connection, a reload gets the new page in any case. */
const activationTimeoutMs = 3000

export interface NewVersionProps {
  /** Calls `go`. If there are unsaved changes, the user must first agree to lose them. */
  guardLeaving: (go: () => unknown) => void
}

/** Registers the service worker. When a new version is waiting, shows a notice with a button that activates the version. */
export function NewVersion({ guardLeaving }: NewVersionProps) {
  const [activate, setActivate] = useState<() => void>()
  useEffect(() => startWorker((activateVersion) => setActivate(() => activateVersion)), [])
  if (!activate) return null
  const activateAndReload = () => {
    activate()
    return leaveResults.reloads
  }
  const { label, text, action } = copy.newVersion
  return (
    <NoticeBar
      label={label}
      role="status"
      action={
        <Button size="sm" onClick={() => guardLeaving(activateAndReload)}>
          {action}
        </Button>
      }
    >
      {text}
    </NoticeBar>
  )
}

/**
 * Registers the service worker. When a new version is waiting, calls `onWaiting`. Its argument activates the new version
 * and reloads the page. Returns a function that unsubscribes `onWaiting`.
 */
function startWorker(onWaiting: (activate: () => void) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const script = getTrustedScriptUrl(workerPolicy, withBasePath(workerScript))
  const worker = new Serwist(script, { scope: basePath, updateViaCache: 'none' })
  let registration: ServiceWorkerRegistration | undefined
  const reload = () => window.location.reload()
  const activate = () => {
    // If another tab has already activated the new version, this page only needs to reload.
    const { waiting } = registration ?? {}
    if (!waiting) return reload()
    // Serwist reports no state of a version that was waiting before this page was opened.
    const timer = setTimeout(reload, activationTimeoutMs)
    waiting.addEventListener('statechange', () => {
      if (waiting.state !== 'activated') return
      // A second reload would abort the first.
      clearTimeout(timer)
      reload()
    })
    worker.messageSkipWaiting()
  }
  const notify = () => onWaiting(activate)
  worker.addEventListener('waiting', notify)
  // A failed registration is ignored: the portal then works, but only with a connection.
  worker.register({ immediate: true }).then(
    (registered) => {
      registration = registered
    },
    () => {},
  )
  return () => worker.removeEventListener('waiting', notify)
}
