import { StartFailureScreen } from './app/StartFailureScreen'
import { startMockIfIncluded } from './demo/start-mock'
import { openPortal, preloadPresentScreen } from './open-portal'
import { hasDrafts } from './patterns/form/draft-store'
import { requireConfig } from './require-config'
import { getSessionState, openSessionStore } from './session/session-store'
import type { ShowPage } from './show-page'

/**
 * Returns the name of the first page in the HTML; undefined if the portal shows other values in its forms, or another page to a user
 * with a session.
 */
function getFirstPage(): string | undefined {
  const { firstPage, forGuests } = document.getElementById('root')?.dataset ?? {}
  const isOther = forGuests !== undefined && getSessionState().session !== undefined
  return location.search === '' && !hasDrafts() && !isOther ? firstPage : undefined
}

/** Starts the portal at the present address. `search` is the query string with which the page was opened. */
export async function startPortal(show: ShowPage, search: string): Promise<void> {
  const mockStart = startMockIfIncluded(search)
  const configLoading = requireConfig((failure) => void show(<StartFailureScreen {...failure} />))
  const replacementPage = await mockStart
  openSessionStore()
  // The code of the screen loads together with the configuration.
  void preloadPresentScreen()
  await configLoading
  await (replacementPage ? show(replacementPage) : openPortal(show, getFirstPage()))
}
