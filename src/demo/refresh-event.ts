/* The demo panel changes the mock backend without the portal, so an event makes the portal refetch. */
const name = 'portal-refresh'

/** Makes the portal refetch all data that it shows. */
export const requestRefresh = () => {
  window.dispatchEvent(new Event(name))
}

/** Calls `listener` at each request. Returns the function that unsubscribes. */
export const onRefreshRequested = (listener: () => void): (() => void) => {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
