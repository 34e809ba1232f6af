/*
 * What the demo's panel does in the backend the portal does not know of: it is told to look again. Of builds with the
 * mock alone; in the residents' build nobody calls either function, and both fall away.
 */
const name = 'portal-refresh'

/** Has what is shown read anew. */
export const askForRefresh = () => {
  window.dispatchEvent(new Event(name))
}

/** Calls `listener` whenever that is asked for; answers how to stop. */
export const onRefreshAsked = (listener: () => void): (() => void) => {
  window.addEventListener(name, listener)
  return () => window.removeEventListener(name, listener)
}
