import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAddressState } from '@/patterns/address/use-address-state'
import { isOverPage, overPage } from '@/patterns/dialog/use-over-page'
import { useLeaveBlockers } from '@/patterns/form/use-leave-blockers'
import {
  initialLotView,
  type LotView,
  lotAddress,
  searchOfLotTab,
  searchOfLotView,
  viewOf,
} from './lot-address'
import { type LotTab, tabsOf } from './lot-tabs'

/**
 * Returns the view that the address selects. Forms use `register`, so that leaving with unsaved changes needs
 * a confirmation.
 */
export function useLotAddress(isRenter: boolean) {
  const { register, leave, allowLeave } = useLeaveBlockers()
  const { openView, openTab, goToTable } = useLotNavigation()
  const tabs = tabsOf(isRenter)
  const shown = useAddressedView(tabs)
  // Memoised, because the table's rows depend on it.
  const openEdit = useCallback((id: number) => openView({ name: 'edit', id }), [openView])

  return {
    tabs,
    register,
    shown: {
      ...shown,
      openTab: (next: LotTab) => leave(() => openTab(next)),
      openNew: () => openView({ name: 'new' }),
      openEdit,
      close: () => leave(goToTable),
      finish() {
        allowLeave()
        goToTable()
      },
    },
  }
}

/** Returns the tab and view of the address. A tab that the user does not have falls back to the first tab. */
function useAddressedView(tabs: readonly [LotTab, ...LotTab[]]): { tab: LotTab; view: LotView } {
  const [said] = useAddressState(lotAddress, initialLotView)
  const tab = tabs.find((one) => one === said.tab) ?? tabs[0]
  // A view of another tab is ignored.
  return { tab, view: said.tab === '' || said.tab === tab ? viewOf(said) : { name: 'table' } }
}

/** Navigates between the lot's views and tabs. It does not check for unsaved changes. */
function useLotNavigation() {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  // Ignores a second press before the router renders, because going back twice would leave the lot.
  const leftKey = useRef<string>(undefined)

  const openView = useCallback(
    (next: LotView) =>
      void navigate({ search: searchOfLotView(search, next) }, { state: { ...hintIn(state), ...overPage } }),
    [navigate, search, state],
  )
  const replaceBy = (next: string) => void navigate({ search: next }, { replace: true, state: hintIn(state) })
  const openTab = (next: LotTab) => replaceBy(searchOfLotTab(next))
  const goToTable = () => {
    if (leftKey.current === key) return
    leftKey.current = key
    if (isOverPage(state)) void navigate(-1)
    else replaceBy(searchOfLotView(search, { name: 'table' }))
  }
  return { openView, openTab, goToTable }
}

/** Keeps the chooser's hint in the navigation state, but not the flag of the previous view. */
function hintIn(state: unknown): object {
  if (typeof state !== 'object' || state === null) return {}
  const { isOverPage: _, ...hint } = state as Record<string, unknown>
  return hint
}
