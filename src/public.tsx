import { stripBasePath } from './base-path'
import { startMockIfIncluded } from './demo/start-mock'
import { PublicPortal } from './features/public/PublicPortal'
import { readPublicAddress } from './features/public/public-address'
import { requireConfig, type StartFailure } from './require-config'
import { createPageRenderer } from './show-page'

/*
 * The entry point of the pages that people open from links in messages. Their browsers have not cached the
 * portal, and their network may be slow, so this entry loads no other part of the portal.
 */
const render = createPageRenderer()
const pathname = stripBasePath(location.pathname) ?? '/'
/** The first page, which has the frame of an invitation. A link without a valid key shows another page. */
const firstPage = readPublicAddress(pathname)?.linkId && 'invite'

const show = (isReady: boolean, startFailure?: StartFailure) =>
  render(<PublicPortal pathname={pathname} isReady={isReady} startFailure={startFailure} />, firstPage)

void show(false)
void Promise.all([requireConfig((failure) => void show(false, failure)), startMockIfIncluded()]).then(() =>
  show(true),
)
