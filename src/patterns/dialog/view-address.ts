/** What is opened over a page by its address: its own name for it, and which one, if it is about one. */
export interface PageView {
  name: string
  id?: number
}

/** The parameters of an address with a view over its page, or without; the page's own (tab, order, filters) stay. */
export function searchOfView(search: string, view?: PageView): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('vista')
  parameters.delete('id')
  if (view) parameters.set('vista', view.name)
  if (view?.id) parameters.set('id', String(view.id))
  return parameters.toString()
}
