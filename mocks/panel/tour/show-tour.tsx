import { createRoot } from 'react-dom/client'
import { topDialog } from '@/design-system/components/Dialog/open-dialogs'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import type { PanelControls } from '../controls-context'
import { getDemoButton } from '../place-button'
import { PointOut } from './point-out'
import { stops } from './stops'
import { TourCard } from './TourCard'
import { Tour } from './tour'
import { showTourHost } from './tour-host'
import { tourMemory } from './tour-memory'
import { followLink, goTo, lookAtPortal, watchPortal } from './watch-portal'

let leaveShown: (() => void) | undefined

/** Focuses the open dialog, or the button from which the tour can be started again. */
const focusWhatStays = () => (topDialog()?.querySelector<HTMLElement>('button') ?? getDemoButton()).focus()

/** Updates the tour when the page changes. Returns a function that stops it. */
function watch(tour: Tour, card: HTMLElement, root: string): () => void {
  const pointOut = new PointOut(card)
  const point = () => {
    const { stop } = tour.state()
    const isElsewhere = stop.isSeen?.(lookAtPortal(root)) === false
    pointOut.at(stop, isElsewhere ? undefined : stop.find?.(document))
  }
  const onPage = () => {
    tour.noticePage()
    point()
  }
  const endings = [
    watchPortal({ onPage, onCall: () => void tour.noticeCalls() }),
    tour.subscribe(point),
    () => pointOut.end(),
  ]
  return () => {
    for (const end of endings) end()
  }
}

/** Shows the tour at its stored stop or, if the visitor asks for it, at the first one. */
export function showTour(controls: PanelControls, isAskedFor: boolean): void {
  leaveShown?.()
  const memory = tourMemory()
  const kept = isAskedFor ? undefined : memory.progress()
  const { root } = controls.portal
  const { host, remove } = showTourHost()
  // The portal's root counts its ids from the same number.
  const view = createRoot(host, { identifierPrefix: 'tour' })
  let stopWatching = () => {}
  const leave = () => {
    leaveShown = undefined
    const hadFocus = host.contains(document.activeElement)
    stopWatching()
    view.unmount()
    remove()
    if (hadFocus) focusWhatStays()
  }
  const tour = new Tour(
    {
      controls,
      memory,
      goTo: (address) => goTo(address, root, controls.open),
      follow: (beginning) => followLink(beginning, root),
      look: () => lookAtPortal(root),
      onLeave: leave,
    },
    kept && kept.stop < stops.length ? kept : undefined,
  )
  leaveShown = leave
  stopWatching = watch(tour, host, root)
  view.render(
    <DesignSystemProvider>
      <TourCard tour={tour} isAskedFor={isAskedFor} />
    </DesignSystemProvider>,
  )
  tour.noticePage()
  void tour.noticeCalls()
}
