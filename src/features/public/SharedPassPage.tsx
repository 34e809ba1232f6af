import { SharedPassScreen } from './SharedPassScreen'
import { useFragment } from './use-fragment'

/** The pass in the present address, outside of the router. */
export function SharedPassPage() {
  return <SharedPassScreen fragment={useFragment()} />
}
