import { useEffect } from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { runWhenIdle } from '@/run-when-idle'
import type { NewVersionProps } from './NewVersion'

const loadNewVersion = async () => (await import('./NewVersion')).NewVersion

/**
 * When the browser is idle, renders `NewVersion`, which registers the service worker. Only the residents' build contains
 * `OfflineReadiness`.
 */
export function OfflineReadiness({ guardLeaving }: NewVersionProps) {
  const { part: NewVersion, loadPart } = useOnDemand(loadNewVersion)
  useEffect(() => runWhenIdle(() => loadPart()), [loadPart])
  return NewVersion ? <NewVersion guardLeaving={guardLeaving} /> : null
}
