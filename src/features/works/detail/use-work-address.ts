import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { useAddressState } from '@/patterns/address/use-address-state'
import { useOpenView } from '@/patterns/dialog/use-open-view'
import type { PageView } from '@/patterns/dialog/view-address'

/** The tabs of a work in the order of the screen. */
export const workTabs = [
  'obra',
  'responsables',
  'nomina',
  'autorizaciones',
  'movimientos',
  'documentacion',
] as const

export type WorkTab = (typeof workTabs)[number]

/**
 * Reads the tab and the open dialog (`view`) from the address, and returns functions that open a tab or a dialog. Each tab
 * renders its dialogs with `WorkDialog`. `goToTab` opens a tab like a link, so that Back returns to the current one as it was.
 */
export function useWorkAddress() {
  const [{ tab, vista, id }] = useAddressState(workAddress, initialWorkView)
  const navigate = useNavigate()
  const openView = useOpenView()
  const view: PageView | undefined = vista === '' ? undefined : { name: vista, id: id || undefined }

  const openTab = useCallback(
    (nextTab: WorkTab) => void navigate({ search: buildTabSearch(nextTab) }, { replace: true }),
    [navigate],
  )
  const goToTab = useCallback(
    (nextTab: WorkTab) => void navigate({ search: buildTabSearch(nextTab) }),
    [navigate],
  )
  return { tab, view, openTab, goToTab, openView }
}

const workAddress = v.object({
  tab: v.picklist(workTabs),
  vista: v.pipe(v.string(), v.regex(/^[a-z-]{0,30}$/)),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})

const initialWorkView: v.InferOutput<typeof workAddress> = { tab: 'obra', vista: '', id: 0 }

/** Builds the query string that opens a tab. The parameters of the previous tab are left out. */
const buildTabSearch = (tab: WorkTab): string =>
  tab === initialWorkView.tab ? '' : new URLSearchParams({ tab }).toString()
