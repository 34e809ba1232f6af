/** The name of a view over a page, and the id of its entity, if it has one. */
export type PageView = { name: string; id?: number }

/** Sets the view in the search string, or removes it. The page's own parameters (tab, order, filters) stay. */
export function buildViewSearch(search: string, view?: PageView): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('vista')
  parameters.delete('id')
  if (view) parameters.set('vista', view.name)
  if (view?.id) parameters.set('id', String(view.id))
  return parameters.toString()
}
