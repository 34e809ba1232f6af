import type { PanelControls } from '../controls-context.tsx'
import { tourMemory } from './tour-memory.ts'

const load = () => import(/* webpackChunkName: "demo-tour" */ './show-tour.tsx')

/** Begins the guided tour at its first stop. What it is made of is loaded now. */
export async function startTour(controls: PanelControls): Promise<void> {
  tourMemory().rememberOffer()
  const { showTour } = await load()
  showTour(controls, true)
}

/** Goes on with the tour that was under way in this tab when its page was loaded anew; does nothing if none was. */
export async function resumeTour(controls: PanelControls): Promise<void> {
  if (!tourMemory().progress()) return
  const { showTour } = await load()
  showTour(controls, false)
}
