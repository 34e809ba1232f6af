import { createContext, use } from 'react'
import type { LotView } from './lot-address'
import type { LotTab } from './lot-tabs'

/** What a lot's screen shows, and the ways to another view. */
interface LotViewState {
  tab: LotTab
  view: LotView
  /** Shows the table of a tab, once the reader agreed that what was typed is lost. */
  openTab: (tab: LotTab) => void
  /** Shows the form for a new one of this tab. */
  openNew: () => void
  /** Shows the form of what has that number. */
  openEdit: (id: number) => void
  /** Back to the table, once the reader agreed that what was typed is lost: for 'Cancelar'. */
  close: () => void
  /** Back to the table without a question: everything is saved. */
  finish: () => void
}

export const LotViewContext = createContext<LotViewState | undefined>(undefined)

/** Returns the tab and view in the address. Call it only inside the lot's screen. */
export function useLotView(): LotViewState {
  const state = use(LotViewContext)
  if (!state) throw new Error('useLotView is for what stands inside a lot')
  return state
}
