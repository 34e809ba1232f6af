import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { stripBasePath } from './base-path'
import { startMockIfIncluded } from './demo/start-mock'
import { PublicPortal } from './features/public/PublicPortal'
import { requireConfig, type StartFailure } from './require-config'

/*
 * The entry point of the pages that people open from links in messages. Their browsers have not cached the
 * portal, and their network may be slow, so this entry loads no other part of the portal.
 */
const element = document.getElementById('root')
if (!element) throw new Error('public.html has no #root')
const root = createRoot(element)

const show = (isReady: boolean, failure?: StartFailure) =>
  root.render(
    <StrictMode>
      <PublicPortal
        pathname={stripBasePath(location.pathname) ?? '/'}
        isReady={isReady}
        startFailure={failure}
      />
    </StrictMode>,
  )

show(false)
void Promise.all([requireConfig((failure) => show(false, failure)), startMockIfIncluded()]).then(() =>
  show(true),
)
