import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

const getFragment = () => window.location.hash

/** Returns the fragment of the address, with `#`. The component renders again when it changes. */
export const useFragment = (): string => useSyncExternalStore(subscribe, getFragment)
