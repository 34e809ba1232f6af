import type { ReactNode } from 'react'
import { delayChunkFailures } from './delay-chunk-failures'
import { startMockIfIncluded } from './demo/start-mock'
import { PublicPortal } from './features/public/PublicPortal'
import { requireConfig, type StartFailure } from './require-config'
import { createPageRenderer } from './show-page'

/**
 * Shows a public page, at first without the configuration. `renderPage` gets whether the configuration has loaded.
 */
export function startPublicPage(renderPage: (isReady: boolean) => ReactNode): void {
  delayChunkFailures()
  const render = createPageRenderer()
  const show = (isReady: boolean, startFailure?: StartFailure) =>
    render(<PublicPortal startFailure={startFailure}>{renderPage(isReady)}</PublicPortal>)

  void show(false)
  void Promise.all([requireConfig((failure) => void show(false, failure)), startMockIfIncluded()]).then(() =>
    show(true),
  )
}
