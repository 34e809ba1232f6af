import { useCallback, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAddressState } from '@/patterns/address/use-address-state'
import { isOverPage, overPage } from '@/patterns/dialog/use-over-page'
import { useLeavers } from '@/patterns/form/use-leavers'
import { atFirst, type LotView, lotAddress, searchOfTab, searchOfView, viewOf } from './lot-address'
import { type LotTab, tabsOf } from './lot-tabs'

/** What a lot's screen shows by its address. `announce` is for the forms, so that no change is lost without a question. */
export function useLotAddress(isRenter: boolean) {
  const [said] = useAddressState(lotAddress, atFirst)
  const { key, search, state } = useLocation()
  const navigate = useNavigate()
  const { announce, leave, letGo } = useLeavers()
  // A second press comes before the router has drawn the table: going back twice would leave the lot.
  const leftKey = useRef<string>(undefined)

  const tabs = tabsOf(isRenter)
  const tab = tabs.find((one) => one === said.tab) ?? tabs[0]
  // Another tab's view is not one of this tab's.
  const view: LotView = said.tab === '' || said.tab === tab ? viewOf(said) : { name: 'table' }

  const open = useCallback(
    (next: LotView) =>
      void navigate({ search: searchOfView(search, next) }, { state: { ...hintIn(state), ...overPage } }),
    [navigate, search, state],
  )
  // A table's rows hold it: another one would draw them anew.
  const openEdit = useCallback((id: number) => open({ name: 'edit', id }), [open])
  const goToTable = () => {
    if (leftKey.current === key) return
    leftKey.current = key
    if (isOverPage(state)) void navigate(-1)
    else
      void navigate(
        { search: searchOfView(search, { name: 'table' }) },
        { replace: true, state: hintIn(state) },
      )
  }
  const openTab = (next: LotTab) =>
    leave(() => void navigate({ search: searchOfTab(next) }, { replace: true, state: hintIn(state) }))

  return {
    tabs,
    announce,
    shown: {
      tab,
      view,
      openTab,
      openNew: () => open({ name: 'new' }),
      openEdit,
      close: () => leave(goToTable),
      finish() {
        letGo()
        goToTable()
      },
    },
  }
}

/** What the chooser told of the lot goes along from view to view; that a view was opened over another does not. */
function hintIn(state: unknown): object {
  if (typeof state !== 'object' || state === null) return {}
  const { isOverPage: _, ...hint } = state as Record<string, unknown>
  return hint
}
