import { StartFailureScreen } from './app/StartFailureScreen'
import { startMockIfIncluded } from './demo/start-mock'
import { openPortal, preloadPresentScreen } from './open-portal'
import { requireConfig } from './require-config'
import { takeHandoff } from './session/handoff'
import { openSessionStore } from './session/session-store'
import { createPageRenderer } from './show-page'

async function start() {
  // This removes the secret code of a handoff from the address, before any request could reveal the address.
  takeHandoff()
  const show = createPageRenderer()
  const mockStart = startMockIfIncluded()
  const configLoading = requireConfig((failure) => void show(<StartFailureScreen {...failure} />))
  const replacementPage = await mockStart
  openSessionStore()
  // The code of the screen loads together with the configuration.
  void preloadPresentScreen()
  await configLoading
  await (replacementPage ? show(replacementPage) : openPortal(show))
}

void start()
