import { App } from './app/App'
import { preloadScreen } from './app/AppRoutes'
import { stripBasePath } from './base-path'
import { getSessionState } from './session/session-store'
import type { ShowPage } from './show-page'

/** Loads the code of the screen at the present address. Users without a session see another screen. */
export const preloadPresentScreen = async (): Promise<void> => {
  if (getSessionState().session) await preloadScreen(stripBasePath(location.pathname) ?? '/')
}

/** Shows the portal at the present address, as soon as the code of the screen has loaded. */
export async function openPortal(show: ShowPage): Promise<void> {
  await preloadPresentScreen()
  await show(<App />)
}
