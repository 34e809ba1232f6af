/*
 * The demo panel changes the mock backend without the portal, so it asks the portal to refetch by an event. Only builds
 * with the mock use it; the bundler drops it from the residents' build.
 */
const name = 'portal-refresh'

/** Asks the portal to refetch all that it shows. */
export const requestRefresh = () => {
  window.dispatchEvent(new Event(name))
}

/** Calls `listener` on each request to refetch. Returns the function that unsubscribes. */
export const onRefreshRequested = (listener: () => void): (() => void) => {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
