import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Returns false during the build and while React takes over a page that was rendered during the build, otherwise true. What
 * depends on the installation, the user or the day must not be rendered before, because both renders have to be equal.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
