import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useAddressState } from '@/patterns/address/use-address-state'
import { isOverPage, overPage } from '@/patterns/dialog/use-over-page'
import { buildViewSearch, type PageView } from '@/patterns/dialog/view-address'
import { useLeaveBlockers } from '@/patterns/form/use-leave-blockers'
import { type LotTab, listTabs, lotTabs } from './lot-tabs'

const lotAddress = v.object({
  tab: v.picklist(['', ...lotTabs]),
  vista: v.picklist(['', 'nuevo', 'editar']),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})

/** The values of an address without parameters. They select the table of the first tab that the user has. */
const initialAddress: v.InferOutput<typeof lotAddress> = { tab: '', vista: '', id: 0 }

/** A view of a tab: the table, the form of a new record, or the form of an existing record. */
type LotView = { name: 'table' } | { name: 'new' } | { name: 'edit'; id: number }

/**
 * Returns the tab and the view that the address selects, and functions that change them. A form with unsaved changes
 * calls `register`. `openTab` and `close` then ask the user for a confirmation.
 */
export function useLotAddress(isTenant: boolean) {
  const { register, leave, allowLeave } = useLeaveBlockers()
  const { openView, openTab, goToTable } = useLotNavigation()
  const tabs = listTabs(isTenant)
  const addressedView = useAddressedView(tabs)
  // This function is memoised, because the actions of the table's rows depend on it.
  const openEdit = useCallback((id: number) => openView({ name: 'edit', id }), [openView])

  return {
    tabs,
    register,
    lotView: {
      ...addressedView,
      openTab: (tab: LotTab) => leave(() => openTab(tab)),
      openNew: () => openView({ name: 'new' }),
      openEdit,
      /** Returns to the table. If there are unsaved changes, asks the user for a confirmation first. */
      close: () => leave(goToTable),
      /** Returns to the table without a confirmation, because everything is saved. */
      finish() {
        allowLeave()
        goToTable()
      },
    },
  }
}

/** Returns the tab and view in the address; the table of the first tab if the user does not have the tab in the address. */
function useAddressedView(tabs: readonly [LotTab, ...LotTab[]]): { tab: LotTab; view: LotView } {
  const [address] = useAddressState(lotAddress, initialAddress)
  const tab = tabs.find((value) => value === address.tab) ?? tabs[0]
  const { vista, id } = address
  if (address.tab !== '' && address.tab !== tab) return { tab, view: { name: 'table' } }
  if (vista === 'nuevo') return { tab, view: { name: 'new' } }
  return { tab, view: vista === 'editar' && id > 0 ? { name: 'edit', id } : { name: 'table' } }
}

/** Returns functions that open the views and tabs of the lot. They do not check for unsaved changes. */
function useLotNavigation() {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  // The key of the history entry that `goToTable` left last. If `goToTable` is called again before the router renders the
  // table, the second call does nothing, because two steps back would leave the lot.
  const leftKey = useRef<string>(undefined)

  const openView = useCallback(
    (view: LotView) =>
      void navigate(
        { search: buildViewSearch(search, toPageView(view)) },
        { state: { ...removeOverPage(state), ...overPage } },
      ),
    [navigate, search, state],
  )
  const replaceBy = (nextSearch: string) =>
    void navigate({ search: nextSearch }, { replace: true, state: removeOverPage(state) })
  const openTab = (tab: LotTab) => replaceBy(new URLSearchParams({ tab }).toString())
  const goToTable = () => {
    if (leftKey.current === key) return
    leftKey.current = key
    if (isOverPage(state)) void navigate(-1)
    else replaceBy(buildViewSearch(search))
  }
  return { openView, openTab, goToTable }
}

/** Converts a view to the names that the address uses; undefined for the table. */
function toPageView(view: LotView): PageView | undefined {
  if (view.name === 'table') return undefined
  return view.name === 'new' ? { name: 'nuevo' } : { name: 'editar', id: view.id }
}

/** Returns the navigation state without `isOverPage`. The lot hint in the state stays. */
function removeOverPage(state: unknown): object {
  if (typeof state !== 'object' || state === null) return {}
  const { isOverPage: _, ...otherState } = state as Record<string, unknown>
  return otherState
}
