import { useLayoutEffect } from 'react'
import { listenToSteps } from './hold-steps'

/**
 * Lets forms hold steps through the history before the router hears of them. Chromium calls the listeners of a window in
 * the order in which they were added: this one stands inside the router, whose own effects come after its children's.
 */
export function StepListener() {
  useLayoutEffect(listenToSteps, [])
  return null
}
