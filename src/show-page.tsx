import { type ReactNode, StrictMode, startTransition, useEffect, useInsertionEffect } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'

interface RootPageProps {
  /** Called after the first render, so after React has taken over a first page. */
  onShown?: () => void
  /** Called when React puts its elements into the document, before any code of the page measures them. */
  onCommit?: () => void
  children: ReactNode
}

function RootPage({ onShown, onCommit, children }: RootPageProps) {
  useInsertionEffect(() => onCommit?.(), [onCommit])
  useEffect(() => onShown?.(), [onShown])
  return <StrictMode>{children}</StrictMode>
}

/** Ends the styles of the frame. */
function endFrame(data: DOMStringMap) {
  delete data.scripts
  delete data.list
  delete data.shownList
  delete data.firstPage
}

/** Renders the page into `#root`; see `createPageRenderer`. */
export type ShowPage = (page: ReactNode, firstPage?: string) => Promise<void>

interface PageRendererOptions {
  /** Called when a page begins to replace a frame, with a promise that ends when it has. */
  onReplacement?: (container: HTMLElement, shown: Promise<void>) => void
  /** Whether the page is so small that a single task renders it, which is faster than several short ones. */
  isSmall?: boolean
}

/**
 * Returns the function that renders the page into `#root`. If the first call passes the name of the first page that the HTML
 * contains, React takes over that page, which must be equal and call `useFirstPageTakeover`; otherwise the new page replaces it.
 */
export function createPageRenderer({ onReplacement, isSmall }: PageRendererOptions = {}): ShowPage {
  const container = document.getElementById('root') as HTMLElement
  const data = container.dataset
  let root: Root | undefined
  let firstRender: Promise<void> | undefined
  return async (page, firstPage) => {
    // A stored session hides the first page before the portal knows whether the session is valid.
    container.hidden = false
    if (!root && firstPage && firstPage === data.firstPage) {
      firstRender = new Promise((resolve) => {
        root = hydrateRoot(container, <RootPage onShown={resolve}>{page}</RootPage>)
      })
      return
    }
    if (!root) {
      const newRoot = createRoot(container)
      root = newRoot
      firstRender = new Promise((resolve) => {
        // React renders a transition in short tasks. The frame stays until React replaces it by the whole page.
        const render = () =>
          newRoot.render(
            <RootPage onShown={resolve} onCommit={() => endFrame(data)}>
              {page}
            </RootPage>,
          )
        if (isSmall) render()
        else startTransition(render)
      })
      onReplacement?.(container, firstRender)
      return firstRender
    }
    // React would render the whole page anew if it changed before the first render has ended.
    await firstRender
    root.render(<RootPage>{page}</RootPage>)
  }
}
