import { stripBasePath } from './base-path'
import { PublicPage } from './features/public/PublicPage'
import { startPublicPage } from './start-public-page'

/*
 * The entry point of the pages that people open from links in messages. Their browsers have not cached the
 * portal, and their network may be slow, so this entry loads no other part of the portal. In the residents' build, invitations
 * have an entry of their own (`src/invite.tsx`).
 */
const pathname = stripBasePath(location.pathname) ?? '/'

startPublicPage((isReady) => <PublicPage pathname={pathname} isReady={isReady} />)
