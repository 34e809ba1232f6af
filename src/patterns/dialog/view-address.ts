/** A dialog, drawer or form that a screen shows because of the query string. `id` is the id of the shown entity, if any. */
export type PageView = { name: string; id?: number }

/**
 * Returns the query string `search` with the parameters of `view`, or without a view if `view` is undefined. The other
 * parameters, such as the tab, the order and the filters, stay.
 */
export function buildViewSearch(search: string, view?: PageView): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('vista')
  parameters.delete('id')
  if (view) parameters.set('vista', view.name)
  if (view?.id) parameters.set('id', String(view.id))
  return parameters.toString()
}
