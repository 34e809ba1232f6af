import { type ReactNode, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

/**
 * Returns the function that renders the page into `#root`. If the first call passes the name of the first page that the HTML
 * contains, React takes over that page, which must be equal; otherwise the new page replaces it.
 */
export function createPageRenderer() {
  const container = document.getElementById('root')
  if (!container) throw new Error('The HTML has no #root')
  let root: Root | undefined
  return (content: ReactNode, firstPage?: string) => {
    const page = <StrictMode>{content}</StrictMode>
    if (!root && firstPage !== undefined && firstPage === container.dataset.firstPage) {
      root = hydrateRoot(container, page)
      return
    }
    if (!root) {
      container.replaceChildren()
      for (const name of Object.keys(container.dataset)) delete container.dataset[name]
      container.hidden = false
      root = createRoot(container)
    }
    root.render(page)
  }
}
