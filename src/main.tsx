import { App } from './app/App'
import { preloadScreen } from './app/AppRoutes'
import { StartFailureScreen } from './app/StartFailureScreen'
import { stripBasePath } from './base-path'
import { startMockIfIncluded } from './demo/start-mock'
import { firstPages } from './hosting/page-addresses'
import { requireConfig } from './require-config'
import { takeHandoff } from './session/handoff'
import { getSessionState, openSessionStore } from './session/session-store'
import { getAdministrationUrl } from './session/shared-cookie'
import { createPageRenderer } from './show-page'

/** Whether the portal shows the sign-in, as the first page `login` does. Users with a session see another page. */
const showsSignIn = () =>
  firstPages.login.address.test(location.pathname) && !getSessionState().session && !getAdministrationUrl()

async function start() {
  // This removes the secret code of a handoff from the address, before any request could reveal the address.
  takeHandoff()
  const show = createPageRenderer()
  const mockStart = startMockIfIncluded()
  const configLoading = requireConfig((failure) => void show(<StartFailureScreen {...failure} />))
  const replacementPage = await mockStart
  openSessionStore()
  // The code of the screen loads together with the configuration.
  const screenLoading = getSessionState().session && preloadScreen(stripBasePath(location.pathname) ?? '/')
  await Promise.all([configLoading, screenLoading])
  await show(replacementPage ?? <App />, showsSignIn() ? 'login' : undefined)
}

void start()
