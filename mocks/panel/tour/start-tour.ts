import type { PanelControls } from '../controls-context.tsx'
import { copy } from '../copy.ts'
import { showNotice } from '../notice.ts'
import { showInvitation, withdrawInvitation } from './invitation.ts'
import { tourMemory } from './tour-memory.ts'

const load = () => import(/* webpackChunkName: "demo-tour" */ './show-tour.tsx')

async function show(controls: PanelControls, isAskedFor: boolean): Promise<void> {
  try {
    const { showTour } = await load()
    showTour(controls, isAskedFor)
  } catch {
    showNotice(copy.broken)
  }
}

/** Starts the tour at its first stop, and loads its code. */
export async function startTour(controls: PanelControls): Promise<void> {
  withdrawInvitation()
  tourMemory().rememberOffer()
  await show(controls, true)
}

/** Whether the visitor has just arrived: the tour is offered on these pages only. */
function isArrival(root: string): boolean {
  const { pathname } = window.location
  return [root, `${root}login`].includes(pathname)
}

/** Continues the tour of this tab after a page load. */
export async function resumeTour(controls: PanelControls): Promise<void> {
  if (tourMemory().progress()) await show(controls, false)
}

/** Offers the tour once, only if the browser can store that it did. */
export function offerTour(controls: PanelControls): void {
  const memory = tourMemory()
  if (memory.wasOffered() || memory.progress() || !isArrival(controls.portal.root)) return
  memory.rememberOffer()
  showInvitation(() => void startTour(controls))
}
