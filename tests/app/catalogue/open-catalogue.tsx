import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { createQueryClient } from '@/api/query-client'
import { CatalogueScreen } from '@/app/catalogue/CatalogueScreen'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'

/** Renders the catalogue. `search` is the query string of its address, such as `?component=Button`. */
export function openCatalogue(search = '') {
  window.history.replaceState(null, '', `/catalogo${search}`)
  return render(
    <DesignSystemProvider>
      <QueryClientProvider client={createQueryClient()}>
        <BrowserRouter>
          <ToastProvider label="Toasts" closeLabel="Close">
            <CatalogueScreen />
          </ToastProvider>
        </BrowserRouter>
      </QueryClientProvider>
    </DesignSystemProvider>,
  )
}

type Callback = (entries: { isIntersecting: boolean }[]) => void

/**
 * Replaces `IntersectionObserver`; `stub` is `vi.stubGlobal`. Returns a function that reports the first 20 observed
 * elements as visible.
 */
export function stubIntersections(stub: (name: string, value: unknown) => void) {
  const callbacks = new Set<Callback>()
  class StubObserver {
    private callback: Callback
    constructor(callback: Callback) {
      this.callback = callback
    }
    observe() {
      callbacks.add(this.callback)
    }
    disconnect() {
      callbacks.delete(this.callback)
    }
  }
  stub('IntersectionObserver', StubObserver)
  const visibleCount = 20
  return () => {
    for (const callback of [...callbacks].slice(0, visibleCount)) callback([{ isIntersecting: true }])
  }
}
