import { useLayoutEffect } from 'react'
import { listenToHistorySteps } from './block-history-steps'

/**
 * Lets forms block steps through the history before the router handles them. Browsers call the listeners of a
 * window in the order in which they were added. Render it inside the router: effects of children run before
 * those of parents.
 */
export function HistoryStepListener() {
  useLayoutEffect(listenToHistorySteps, [])
  return null
}
