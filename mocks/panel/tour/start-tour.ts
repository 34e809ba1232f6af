import type { PanelControls } from '../controls-context.tsx'
import { copy } from '../copy.ts'
import { showNotice } from '../notice.ts'
import { createTourMemory } from './tour-memory.ts'
import { removeTourOffer, showTourOffer } from './tour-offer.ts'

async function loadAndShowTour(controls: PanelControls, isNewTour: boolean): Promise<void> {
  try {
    const { showTour } = await import(/* webpackChunkName: "demo-tour" */ './show-tour.tsx')
    showTour(controls, isNewTour)
  } catch {
    showNotice(copy.loadFailed)
  }
}

/** Loads the code of the tour, and starts a new tour at the first stop. */
export async function startTour(controls: PanelControls): Promise<void> {
  removeTourOffer()
  createTourMemory().rememberOffer()
  await loadAndShowTour(controls, true)
}

/** Whether the page is the home page or the sign-in. Only these pages offer the tour. */
function isEntryPage(root: string): boolean {
  const { pathname } = window.location
  return [root, `${root}login`].includes(pathname)
}

/** After a page load, continues the running tour of this tab, if there is one. */
export async function resumeTour(controls: PanelControls): Promise<void> {
  if (createTourMemory().readProgress()) await loadAndShowTour(controls, false)
}

/**
 * Offers the tour on the home page and on the sign-in page, once in each browser. If the browser denies access to its
 * storage, offers nothing.
 */
export function offerTour(controls: PanelControls): void {
  const memory = createTourMemory()
  if (memory.wasOffered() || memory.readProgress() || !isEntryPage(controls.portal.root)) return
  memory.rememberOffer()
  showTourOffer(() => void startTour(controls))
}
