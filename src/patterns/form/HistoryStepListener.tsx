import { useLayoutEffect } from 'react'
import { listenToHistorySteps } from './block-history-steps'

/**
 * Allows forms to block steps through the history before the router handles them. Render this component inside the router.
 * React runs the effects of children first, so this component adds its listener before the router does. Browsers call the
 * earlier listener first.
 */
export function HistoryStepListener() {
  useLayoutEffect(listenToHistorySteps, [])
  return null
}
