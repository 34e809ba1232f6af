import * as v from 'valibot'
import { type LotTab, lotTabs } from './lot-tabs'

/** The query parameters of a lot's screen: the tab, its view, and the id of the edited record. */
export const lotAddress = v.object({
  tab: v.picklist(['', ...lotTabs]),
  vista: v.picklist(['', 'nuevo', 'editar']),
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(999_999_999)),
})

/** The default view is the table. The default tab depends on the user's role. */
export const initialLotView: v.InferOutput<typeof lotAddress> = { tab: '', vista: '', id: 0 }

/** A view of a tab: the table, the form of a new record, or the form of an existing record. */
export type LotView = { name: 'table' } | { name: 'new' } | { name: 'edit'; id: number }

/** Returns the view in the address. Editing without an id falls back to the table. */
export function viewOf({ vista, id }: Pick<typeof initialLotView, 'vista' | 'id'>): LotView {
  if (vista === 'nuevo') return { name: 'new' }
  return vista === 'editar' && id > 0 ? { name: 'edit', id } : { name: 'table' }
}

/** Returns the query string for a view of the same tab. The table's own parameters (page, order) stay. */
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

/** Returns the query string for the first page of a tab's table. */
export const searchOfLotTab = (tab: LotTab): string => new URLSearchParams({ tab }).toString()
