import { useEffect } from 'react'
import { useOnDemand } from '@/design-system/use-on-demand'
import { runWhenIdle } from '../run-when-idle'
import type { NewVersionProps } from './NewVersion'

const loadNewVersion = async () => (await import('./NewVersion')).NewVersion

/** Prepares the portal for opening offline, once the browser is idle. Only in the residents' build. */
export function OfflineReadiness({ onLeave }: NewVersionProps) {
  const { part: NewVersion, fetch } = useOnDemand(loadNewVersion)
  useEffect(() => runWhenIdle(() => fetch()), [fetch])
  return NewVersion ? <NewVersion onLeave={onLeave} /> : null
}
