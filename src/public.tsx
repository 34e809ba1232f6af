import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { withoutBasePath } from './base-path'
import { startMockIfBuilt } from './demo/start-mock'
import { PublicPortal } from './features/public/PublicPortal'
import { requireConfig, type StartFailure } from './require-config'

/*
 * The start of the pages that are opened from a link in a message: of `public.html`, beside the portal's own. Whoever
 * opens one has the portal nowhere on the phone, and perhaps a poor network: nothing of the rest comes along.
 */
const element = document.getElementById('root')
if (!element) throw new Error('public.html has no #root')
const root = createRoot(element)

/** The page stands there before it knows whom to ask. */
const show = (isReady: boolean, failure?: StartFailure) =>
  root.render(
    <StrictMode>
      <PublicPortal
        pathname={withoutBasePath(location.pathname) ?? '/'}
        isReady={isReady}
        startFailure={failure}
      />
    </StrictMode>,
  )

show(false)
void Promise.all([requireConfig((failure) => show(false, failure)), startMockIfBuilt()]).then(() =>
  show(true),
)
