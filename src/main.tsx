import { showFirstRows } from './app/first-rows/show-first-rows'
import { StartFailureScreen } from './app/StartFailureScreen'
import { delayChunkFailures } from './delay-chunk-failures'
import { keepPresses } from './keep-presses'
import { takeHandoff } from './session/handoff'
import { createPageRenderer } from './show-page'

/*
 * The entry point. It shows the first rows of a list, for which it needs only a part of the code, while the rest of the portal loads.
 */
async function start() {
  const { search } = window.location
  // This removes the secret code of a handoff from the address, before any request could reveal the address.
  takeHandoff()
  const show = createPageRenderer({ onReplacement: keepPresses })
  if (import.meta.env.PORTAL_WORKER) void showFirstRows()
  try {
    const { startPortal } = await import(/* webpackChunkName: "portal" */ './start-portal')
    await startPortal(show, search)
  } catch (error) {
    console.error(error)
    const reload = () => location.reload()
    await show(<StartFailureScreen failure="unreachable" onRetry={reload} isRetrying={false} />)
  }
}

delayChunkFailures()
void start()
