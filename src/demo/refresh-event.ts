/*
 * The demo panel changes the mock backend without the portal, so an event makes the portal refetch. Only
 * builds with the mock use the event; the bundler drops it from the residents' build.
 */
const name = 'portal-refresh'

/** Dispatches the event, so that the portal refetches all data that it shows. */
export const requestRefresh = () => {
  window.dispatchEvent(new Event(name))
}

/** Calls `listener` on each event. Returns the function that unsubscribes. */
export const onRefreshRequested = (listener: () => void): (() => void) => {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
