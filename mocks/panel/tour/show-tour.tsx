import { createRoot } from 'react-dom/client'
import { getTopDialog } from '@/design-system/components/Dialog/open-dialogs'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import type { PanelControls } from '../controls-context'
import { getDemoButton } from '../place-button'
import { stops } from './stops'
import { TourCard } from './TourCard'
import { TargetHighlight } from './target-highlight'
import { Tour } from './tour'
import { showTourHost } from './tour-host'
import { createTourMemory } from './tour-memory'
import { clickLink, goTo, readPortalPage, watchPortal } from './watch-portal'

/** Ends the running tour; undefined if no tour is running. */
let endRunningTour: (() => void) | undefined

/** Focuses the first button of the topmost dialog. Without a dialog, focuses the demo button. */
const focusDialogOrButton = () =>
  (getTopDialog()?.querySelector<HTMLElement>('button') ?? getDemoButton()).focus()

/**
 * Updates the tour and its highlight after each change of the page and after each call of the portal to the backend.
 * Returns a function that stops the updates.
 */
function updateWithPage(tour: Tour, card: HTMLElement, root: string): () => void {
  const highlight = new TargetHighlight(card)
  const updateHighlight = () => {
    const { stop } = tour.getState()
    const isOtherPage = stop.isReached?.(readPortalPage(root)) === false
    highlight.show(stop, isOtherPage ? undefined : stop.findTarget?.(document))
  }
  const onPage = () => {
    tour.updateFromPage()
    updateHighlight()
  }
  const cleanups = [
    watchPortal({ onPage, onCall: () => void tour.updateFromBackend() }),
    tour.subscribe(updateHighlight),
    () => highlight.end(),
  ]
  return () => {
    for (const cleanUp of cleanups) cleanUp()
  }
}

/** Shows the tour: a new tour at its first stop, else the stored tour at its stored stop. */
export function showTour(controls: PanelControls, isNewTour: boolean): void {
  endRunningTour?.()
  const memory = createTourMemory()
  const savedProgress = isNewTour ? undefined : memory.readProgress()
  const { root } = controls.portal
  const { host, remove } = showTourHost()
  // Without a prefix, `useId` would return ids that the React root of the portal already uses.
  const reactRoot = createRoot(host, { identifierPrefix: 'tour' })
  let stopUpdates = () => {}
  const end = () => {
    endRunningTour = undefined
    const hadFocus = host.contains(document.activeElement)
    stopUpdates()
    reactRoot.unmount()
    remove()
    if (hadFocus) focusDialogOrButton()
  }
  const tour = new Tour(
    {
      controls,
      memory,
      goTo: (address) => goTo(address, root, controls.open),
      clickLink: (pathPrefix) => clickLink(pathPrefix, root),
      readPage: () => readPortalPage(root),
      onLeave: end,
    },
    savedProgress && savedProgress.stop < stops.length ? savedProgress : undefined,
  )
  endRunningTour = end
  stopUpdates = updateWithPage(tour, host, root)
  reactRoot.render(
    <DesignSystemProvider>
      <TourCard tour={tour} isNewTour={isNewTour} />
    </DesignSystemProvider>,
  )
  tour.updateFromPage()
  void tour.updateFromBackend()
}
