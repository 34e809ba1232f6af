import { useLayoutEffect } from 'react'
import { listenToHistorySteps } from './block-history-steps'

/**
 * Allows forms to block steps through the history before the router handles them. Browsers call listeners in the order
 * in which they were added, so render this component inside the router, because React runs the effects of children
 * first.
 */
export function HistoryStepListener() {
  useLayoutEffect(listenToHistorySteps, [])
  return null
}
