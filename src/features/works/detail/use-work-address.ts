import { useCallback, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useAddressState } from '@/patterns/address/use-address-state'
import { overPage } from '@/patterns/dialog/use-over-page'
import { atFirst, searchOfTab, searchOfView, type WorkView, workAddress } from './work-address'
import type { WorkTab } from './work-tabs'

/**
 * What a work's screen shows by its address: the tab and what is open over it, if anything. `WorkDialog` draws a view
 * and closes it.
 */
export function useWorkAddress() {
  const [{ tab, vista, id }] = useAddressState(workAddress, atFirst)
  const navigate = useNavigate()
  const { search } = useLocation()
  const shown = useRef(search)
  useLayoutEffect(() => {
    shown.current = search
  }, [search])
  const view: WorkView | undefined = vista === '' ? undefined : { name: vista, id: id || undefined }

  const openTab = useCallback(
    (next: WorkTab) => void navigate({ search: searchOfTab(next) }, { replace: true }),
    [navigate],
  )
  // A table's rows hold it: another one, as with each page, would draw them anew.
  const openView = useCallback(
    (name: string, about?: number) =>
      void navigate({ search: searchOfView(shown.current, { name, id: about }) }, { state: overPage }),
    [navigate],
  )
  return { tab, view, openTab, openView }
}
