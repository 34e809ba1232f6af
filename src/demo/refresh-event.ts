/* The demo panel changes the data of the mock backend while the portal shows them. This event makes the portal refetch them. */
const eventName = 'portal-refresh'

/** Makes the portal refetch all data that it shows. */
export const requestRefresh = () => {
  window.dispatchEvent(new Event(eventName))
}

/** Calls `listener` after each `requestRefresh`. Returns the function that unsubscribes. */
export const onRefreshRequested = (listener: () => void): (() => void) => {
  window.addEventListener(eventName, listener)
  return () => window.removeEventListener(eventName, listener)
}
