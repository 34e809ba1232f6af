import { stripBasePath } from './base-path'
import { InvitationScreen } from './features/public/InvitationScreen'
import { readPublicAddress } from './features/public/public-address'
import { startPublicPage } from './start-public-page'

/*
 * The entry point of `/invite/:id` in the residents' build. It is one script with all that the form needs, because a script of its
 * own compresses worse, and loads later.
 */
const linkId = readPublicAddress(stripBasePath(location.pathname) ?? '/')?.linkId

startPublicPage(
  (isReady) => <InvitationScreen invitationKey={linkId} isReady={isReady} />,
  // A link without a valid key shows another page than the one in the HTML.
  linkId && 'invite',
)
