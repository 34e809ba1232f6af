import { createContext, use } from 'react'
import type { useLotAddress } from './use-lot-address'

type LotViewState = ReturnType<typeof useLotAddress>['lotView'] & {
  /** The sentence that explains why the tab is read-only; undefined if the user may manage the records of the tab. */
  refusal: string | undefined
}

export const LotViewContext = createContext<LotViewState | undefined>(undefined)

/** Returns the current tab and view with the functions that change them. Call this hook only inside a lot's screen. */
export function useLotView(): LotViewState {
  const state = use(LotViewContext)
  if (!state) throw new Error('useLotView must be called inside a LotViewContext')
  return state
}
