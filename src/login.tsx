import { StartFailureScreen } from './app/StartFailureScreen'
import { delayChunkFailures } from './delay-chunk-failures'
import { SignInPage } from './features/session/SignInPage'
import { requireConfig } from './require-config'
import { runWhenIdle } from './run-when-idle'
import { getSessionState, openSessionStore, subscribeToSession } from './session/session-store'
import { getAdministrationUrl } from './session/shared-cookie'
import { createPageRenderer } from './show-page'

/*
 * The entry point of `/login` in the residents' build. It can sign the user in without the rest of the portal, so that the form
 * can be used sooner. The rest loads while the user types.
 */
const show = createPageRenderer()
const loadPortal = () => import(/* webpackChunkName: "portal" */ './open-portal')

let opening: Promise<void> | undefined

/** Shows the portal in the same page, once. If its code cannot be loaded, offers to load the page again. */
async function openPortal() {
  opening ??= tryToOpenPortal()
  await opening
}

async function tryToOpenPortal() {
  try {
    const portal = await loadPortal()
    await portal.openPortalAfterSignIn(show)
  } catch (error) {
    console.error(error)
    const reload = () => location.reload()
    await show(<StartFailureScreen failure="unreachable" onRetry={reload} isRetrying={false} />)
  }
}

/** Whether only the portal has the page to show: to signed-in users, and before a sign-in that returns to another page. */
const needsPortal = () =>
  getSessionState().session !== undefined ||
  getAdministrationUrl() !== undefined ||
  Boolean(history.state?.usr)

async function start() {
  await requireConfig((failure) => void show(<StartFailureScreen {...failure} />))
  openSessionStore()
  if (needsPortal()) return openPortal()
  await show(<SignInPage onEnter={openPortal} />, 'login')
  subscribeToSession(() => {
    if (needsPortal()) void openPortal()
  })
  runWhenIdle(() => void loadPortal().catch(() => {}))
}

delayChunkFailures()
void start()
