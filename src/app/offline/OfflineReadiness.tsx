import { useEffect } from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { runWhenIdle } from '@/run-when-idle'
import type { NewVersionProps } from './NewVersion'

const loadNewVersion = async () => (await import('./NewVersion')).NewVersion

/** On a slow phone the browser is also idle between the frame and the first rows, for which the user waits. */
const firstRowsMs = 2_000

/**
 * When the browser is idle after the first rows, renders `NewVersion`, which registers the service worker. Only the residents' build
 * contains `OfflineReadiness`.
 */
export function OfflineReadiness({ guardLeaving }: NewVersionProps) {
  const { part: NewVersion, loadPart } = useOnDemand(loadNewVersion)
  useEffect(() => {
    let cancelIdle: (() => void) | undefined
    const timer = setTimeout(() => {
      cancelIdle = runWhenIdle(() => loadPart())
    }, firstRowsMs)
    return () => {
      clearTimeout(timer)
      cancelIdle?.()
    }
  }, [loadPart])
  return NewVersion ? <NewVersion guardLeaving={guardLeaving} /> : null
}
