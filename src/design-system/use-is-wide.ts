import { useSyncExternalStore } from 'react'
import { above } from './theme/tokens'

const getQuery = () => window.matchMedia(above.compact)

function subscribe(onChange: () => void) {
  const query = getQuery()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window has at least the width of the compact layout. For content that differs in more than its styles. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => getQuery().matches)
