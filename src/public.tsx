import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadConfig } from './config'
import { PublicPortal } from './features/public/PublicPortal'
import { pathWithin } from './root'
import { startMockIfBuilt } from './start-mock'

/*
 * The start of the pages that are opened from a link in a message: of `public.html`, beside the portal's own. Whoever
 * opens one has the portal nowhere on the phone, and perhaps a poor network: nothing of the rest comes along.
 */
const element = document.getElementById('root')
if (!element) throw new Error('public.html has no #root')
const root = createRoot(element)

/** The page stands there before it knows whom to ask. */
const show = (isReady: boolean) =>
  root.render(
    <StrictMode>
      <PublicPortal pathname={pathWithin(location.pathname) ?? '/'} isReady={isReady} />
    </StrictMode>,
  )

show(false)
void Promise.all([loadConfig(), startMockIfBuilt()]).then(() => show(true))
