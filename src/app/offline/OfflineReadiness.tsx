import { type ComponentType, useEffect, useState } from 'react'
import { runWhenIdle } from '../run-when-idle'
import type { NewVersionProps } from './NewVersion'

/**
 * Makes the portal ready to open without a connection, once it has opened with one and nothing else is to be done: what
 * it takes is fetched then. Only in the residents' build.
 */
export function OfflineReadiness({ onLeave }: NewVersionProps) {
  const [Part, setPart] = useState<ComponentType<NewVersionProps>>()
  useEffect(() => {
    const load = () =>
      import('./NewVersion').then(
        ({ NewVersion }) => setPart(() => NewVersion),
        // Without it the portal is as it is in a browser that has no workers.
        () => {},
      )
    return runWhenIdle(() => void load())
  }, [])
  return Part ? <Part onLeave={onLeave} /> : null
}
