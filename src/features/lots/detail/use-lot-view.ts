import { createContext, use } from 'react'
import type { LotView } from './lot-address'
import type { LotTab } from './lot-tabs'

/** The current view of a lot's screen, and the functions that change it. */
interface LotViewState {
  tab: LotTab
  view: LotView
  /** Opens a tab's table. Unsaved changes need a confirmation. */
  openTab: (tab: LotTab) => void
  /** Opens the form of a new record in this tab. */
  openNew: () => void
  /** Opens the form of an existing record. */
  openEdit: (id: number) => void
  /** Returns to the table, for 'Cancelar'. Unsaved changes need a confirmation. */
  close: () => void
  /** Returns to the table without a confirmation, because everything is saved. */
  finish: () => void
}

export const LotViewContext = createContext<LotViewState | undefined>(undefined)

/** Returns the tab and view in the address. Call it only inside the lot's screen. */
export function useLotView(): LotViewState {
  const state = use(LotViewContext)
  if (!state) throw new Error('useLotView is for what stands inside a lot')
  return state
}
