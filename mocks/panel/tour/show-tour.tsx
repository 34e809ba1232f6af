import { createRoot } from 'react-dom/client'
import { topDialog } from '@/design-system/components/Dialog/open-dialogs'
import { DesignSystemProvider } from '@/design-system/theme/DesignSystemProvider'
import type { PanelControls } from '../controls-context'
import { stops } from './stops'
import { TourCard } from './TourCard'
import { Tour } from './tour'
import { showTourHost } from './tour-host'
import { tourMemory } from './tour-memory'
import { followLink, goTo, lookAtPortal, watchPortal } from './watch-portal'

/** Takes away the tour that is shown. */
let leaveShown: (() => void) | undefined

/** Where the keyboard goes on: in the dialog that is open, or at the button from which the tour can be begun again. */
const focusWhatStays = () =>
  (topDialog() ?? document).querySelector<HTMLElement>('dialog button, [data-demo-mode] > button')?.focus()

/** Shows the tour at the stop where it is, or, if it is asked for, from the first one. */
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
  stopWatching = watchPortal({ onPage: tour.noticePage, onCall: () => void tour.noticeCalls() })
  view.render(
    <DesignSystemProvider>
      <TourCard tour={tour} isAskedFor={isAskedFor} />
    </DesignSystemProvider>,
  )
  tour.noticePage()
  void tour.noticeCalls()
}
