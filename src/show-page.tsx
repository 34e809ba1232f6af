import { type ReactNode, StrictMode, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

interface RootPageProps {
  /** Called after the first render, so after React has taken over a first page. */
  onShown?: () => void
  children: ReactNode
}

function RootPage({ onShown, children }: RootPageProps) {
  useEffect(() => onShown?.(), [onShown])
  return <StrictMode>{children}</StrictMode>
}

/** Renders the page into `#root`; see `createPageRenderer`. */
export type ShowPage = (page: ReactNode, firstPage?: string) => Promise<void>

/**
 * Returns the function that renders the page into `#root`. If the first call passes the name of the first page that the HTML
 * contains, React takes over that page, which must be equal; otherwise the new page replaces it.
 */
export function createPageRenderer(): ShowPage {
  const container = document.getElementById('root') as HTMLElement
  const data = container.dataset
  let root: Root | undefined
  let takeover: Promise<void> | undefined
  return async (page, firstPage) => {
    // A stored session hides the first page before the portal knows whether the session is valid.
    container.hidden = false
    if (!root && firstPage && firstPage === data.firstPage) {
      takeover = new Promise((resolve) => {
        root = hydrateRoot(container, <RootPage onShown={resolve}>{page}</RootPage>)
      })
      // `useFormTakeover` does the same after it has taken over a form.
      if (!container.querySelector('form')) delete data.firstPage
      return
    }
    if (!root) {
      container.replaceChildren()
      // The styles of a frame end with this attribute.
      delete data.scripts
      delete data.list
      delete data.shownList
      delete data.firstPage
      const newRoot = createRoot(container)
      root = newRoot
      // The browser paints nothing between the frame and the page.
      flushSync(() => newRoot.render(<RootPage>{page}</RootPage>))
      return
    }
    // React would render the whole page anew if it changed before React has taken it over.
    await takeover
    root.render(<RootPage>{page}</RootPage>)
  }
}
