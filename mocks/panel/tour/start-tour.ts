import type { PanelControls } from '../controls-context.tsx'
import { copy } from '../copy.ts'
import { showNotice } from '../notice.ts'
import { removeInvitation, showInvitation } from './invitation.ts'
import { createTourMemory } from './tour-memory.ts'

async function loadAndShowTour(controls: PanelControls, isNewTour: boolean): Promise<void> {
  try {
    const { showTour } = await import(/* webpackChunkName: "demo-tour" */ './show-tour.tsx')
    showTour(controls, isNewTour)
  } catch {
    showNotice(copy.loadFailed)
  }
}

/** Loads the code of the tour, and starts at the first stop. */
export async function startTour(controls: PanelControls): Promise<void> {
  removeInvitation()
  createTourMemory().rememberOffer()
  await loadAndShowTour(controls, true)
}

/** Whether the page is the home page or the sign-in. Only these pages offer the tour. */
function isEntryPage(root: string): boolean {
  const { pathname } = window.location
  return [root, `${root}login`].includes(pathname)
}

/** Continues the tour of this tab after a page load. */
export async function resumeTour(controls: PanelControls): Promise<void> {
  if (createTourMemory().readProgress()) await loadAndShowTour(controls, false)
}

/** Offers the tour once, and only if the browser can store that the tour was offered. */
export function offerTour(controls: PanelControls): void {
  const memory = createTourMemory()
  if (memory.wasOffered() || memory.readProgress() || !isEntryPage(controls.portal.root)) return
  memory.rememberOffer()
  showInvitation(() => void startTour(controls))
}
