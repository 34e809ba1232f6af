import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAddressState } from '@/patterns/address/use-address-state'
import { useOpenView } from '@/patterns/dialog/use-open-view'
import type { PageView } from '@/patterns/dialog/view-address'
import { initialWorkView, searchOfWorkTab, workAddress } from './work-address'
import type { WorkTab } from './work-tabs'

/**
 * Reads the tab and the open dialog of a work's screen from the address. `WorkDialog` renders and closes the
 * dialog.
 */
export function useWorkAddress() {
  const [{ tab, vista, id }] = useAddressState(workAddress, initialWorkView)
  const navigate = useNavigate()
  const openView = useOpenView()
  const view: PageView | undefined = vista === '' ? undefined : { name: vista, id: id || undefined }

  const openTab = useCallback(
    (next: WorkTab) => void navigate({ search: searchOfWorkTab(next) }, { replace: true }),
    [navigate],
  )
  return { tab, view, openTab, openView }
}
