import { App } from './app/App'
import { preloadScreen } from './app/AppRoutes'
import { prefetchRows } from './app/prefetch-rows'
import { createClientWithStoredLists } from './app/stored-queries'
import { stripBasePath } from './base-path'
import type { FirstListName } from './hosting/page-addresses'
import { expectArrival } from './patterns/page/use-arrival-focus'
import { getSessionState } from './session/session-store'
import type { ShowPage } from './show-page'

/** Loads the code of the screen at the present address. */
export const preloadPresentScreen = (): Promise<void> =>
  preloadScreen(stripBasePath(location.pathname) ?? '/', getSessionState().session !== undefined)

/**
 * Shows the portal at the present address, as soon as the code of the screen has loaded. `firstPage` is the name of the first page
 * that the portal takes over.
 */
export async function openPortal(show: ShowPage, firstPage?: string): Promise<void> {
  await preloadPresentScreen()
  const queryClient = createClientWithStoredLists()
  const shownList = document.getElementById('root')?.dataset.shownList
  // `showFirstRows` has set the attribute.
  await prefetchRows(queryClient, shownList as FirstListName | undefined)
  await show(<App queryClient={queryClient} />, firstPage)
}

/** Like `openPortal`, but the portal replaces the page of the sign-in, so that the new screen focuses its heading. */
export async function openPortalAfterSignIn(show: ShowPage): Promise<void> {
  expectArrival()
  await openPortal(show)
}
