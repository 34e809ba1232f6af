import { useLayoutEffect } from 'react'
import { listenToHistorySteps } from './block-history-steps'

/**
 * Lets forms block steps through the history before the router handles them, because browsers call listeners
 * in the order of their addition. Render it inside the router: effects of children run first.
 */
export function HistoryStepListener() {
  useLayoutEffect(listenToHistorySteps, [])
  return null
}
