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

/** The default view is the table. The default tab depends on the user's role. */
const initialAddress: v.InferOutput<typeof lotAddress> = { tab: '', vista: '', id: 0 }

/** A view of a tab: the table, the form of a new record, or the form of an existing record. */
type LotView = { name: 'table' } | { name: 'new' } | { name: 'edit'; id: number }

/**
 * Returns the view that the address selects. Forms call `register`, so that leaving with unsaved changes
 * needs a confirmation.
 */
export function useLotAddress(isRenter: boolean) {
  const { register, leave, allowLeave } = useLeaveBlockers()
  const { openView, openTab, goToTable } = useLotNavigation()
  const tabs = listTabs(isRenter)
  const addressedView = useAddressedView(tabs)
  // Memoised, because the table's rows depend on it.
  const openEdit = useCallback((id: number) => openView({ name: 'edit', id }), [openView])

  return {
    tabs,
    register,
    lotView: {
      ...addressedView,
      openTab: (tab: LotTab) => leave(() => openTab(tab)),
      openNew: () => openView({ name: 'new' }),
      openEdit,
      /** Returns to the table. Unsaved changes need a confirmation. */
      close: () => leave(goToTable),
      /** Returns to the table without a confirmation, because everything is saved. */
      finish() {
        allowLeave()
        goToTable()
      },
    },
  }
}

/** Returns the tab and view of the address. A tab that the user does not have falls back to the first tab. */
function useAddressedView(tabs: readonly [LotTab, ...LotTab[]]): { tab: LotTab; view: LotView } {
  const [address] = useAddressState(lotAddress, initialAddress)
  const tab = tabs.find((value) => value === address.tab) ?? tabs[0]
  const { vista, id } = address
  // If the user does not have the tab of the address, the table of the first tab opens.
  if (address.tab !== '' && address.tab !== tab) return { tab, view: { name: 'table' } }
  if (vista === 'nuevo') return { tab, view: { name: 'new' } }
  return { tab, view: vista === 'editar' && id > 0 ? { name: 'edit', id } : { name: 'table' } }
}

/** Navigates between the lot's views and tabs. The returned functions do not check for unsaved changes. */
function useLotNavigation() {
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  // The key of the history entry that `goToTable` left last. A second call for the same entry, before the router
  // renders the table, does nothing, because two steps back would leave the lot.
  const leftKey = useRef<string>(undefined)

  const openView = useCallback(
    (view: LotView) =>
      void navigate(
        { search: buildViewSearch(search, toPageView(view)) },
        { state: { ...readHint(state), ...overPage } },
      ),
    [navigate, search, state],
  )
  const replaceBy = (nextSearch: string) =>
    void navigate({ search: nextSearch }, { replace: true, state: readHint(state) })
  const openTab = (tab: LotTab) => replaceBy(new URLSearchParams({ tab }).toString())
  const goToTable = () => {
    if (leftKey.current === key) return
    leftKey.current = key
    if (isOverPage(state)) void navigate(-1)
    else replaceBy(buildViewSearch(search))
  }
  return { openView, openTab, goToTable }
}

/** Converts a view of the lot to its parameters in the address. */
function toPageView(view: LotView): PageView | undefined {
  if (view.name === 'table') return undefined
  return view.name === 'new' ? { name: 'nuevo' } : { name: 'editar', id: view.id }
}

function readHint(state: unknown): object {
  if (typeof state !== 'object' || state === null) return {}
  const { isOverPage: _, ...hint } = state as Record<string, unknown>
  return hint
}
