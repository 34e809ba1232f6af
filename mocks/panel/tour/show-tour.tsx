import { createRoot } from 'react-dom/client'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import type { PanelControls } from '../controls-context'
import { stops } from './stops'
import { TourCard } from './TourCard'
import { Tour } from './tour'
import { showTourHost } from './tour-host'
import { tourMemory } from './tour-memory'
import { goTo, lookAtPortal, watchPortal } from './watch-portal'

/** Takes away the tour that is shown. */
let leaveShown: (() => void) | undefined

/** The button that opens the panel: from there the tour can be begun again. */
const focusDemoButton = () =>
  document.querySelector<HTMLElement>('[data-demo-mode] button, button[data-demo-mode]')?.focus()

/** Shows the tour at the stop where it is, or, if it is asked for, from the first one. */
export function showTour(controls: PanelControls, isAskedFor: boolean): void {
  leaveShown?.()
  const memory = tourMemory()
  const kept = isAskedFor ? undefined : memory.progress()
  const { root } = controls.portal
  const { host, remove } = showTourHost()
  const view = createRoot(host)
  let stopWatching = () => {}
  const leave = () => {
    leaveShown = undefined
    const hadFocus = host.contains(document.activeElement)
    stopWatching()
    view.unmount()
    remove()
    if (hadFocus) focusDemoButton()
  }
  const tour = new Tour(
    {
      controls,
      memory,
      goTo: (address) => goTo(address, root, controls.open),
      look: () => lookAtPortal(root),
      onLeave: leave,
    },
    kept && kept.stop < stops.length ? kept : undefined,
  )
  leaveShown = leave
  stopWatching = watchPortal({ onPage: tour.noticePage, onCall: () => void tour.noticeCalls() })
  view.render(
    <DesignSystemProvider>
      <TourCard tour={tour} isAskedFor={isAskedFor} />
    </DesignSystemProvider>,
  )
  tour.noticePage()
  void tour.noticeCalls()
}
