import * as v from 'valibot'
import { type LotTab, lotTabs } from './lot-tabs'

/** What the address says of a lot's screen beside the lot itself: the tab, its view, and what is edited there. */
export const lotAddress = v.object({
  tab: v.picklist(['', ...lotTabs]),
  vista: v.picklist(['', 'nuevo', 'editar']),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})

/** The tab at first depends on who looks; the view at first is the table. */
export const initialLotView: v.InferOutput<typeof lotAddress> = { tab: '', vista: '', id: 0 }

/** A view of a tab: its table, its form for a new one, or its form for what has that number. */
export type LotView = { name: 'table' } | { name: 'new' } | { name: 'edit'; id: number }

/** The view that the address asks for. To edit nothing in particular is the table. */
export function viewOf({ vista, id }: Pick<typeof initialLotView, 'vista' | 'id'>): LotView {
  if (vista === 'nuevo') return { name: 'new' }
  return vista === 'editar' && id > 0 ? { name: 'edit', id } : { name: 'table' }
}

/** The parameters of an address that shows a view of the same tab; the table's own (page, order) stay. */
export function searchOfLotView(search: string, view: LotView): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('vista')
  parameters.delete('id')
  if (view.name === 'new') parameters.set('vista', 'nuevo')
  if (view.name === 'edit') {
    parameters.set('vista', 'editar')
    parameters.set('id', String(view.id))
  }
  return parameters.toString()
}

/** The parameters of an address that shows a tab's table from its beginning. */
export const searchOfLotTab = (tab: LotTab): string => new URLSearchParams({ tab }).toString()
