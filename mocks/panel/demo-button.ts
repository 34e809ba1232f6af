import { mockAt } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import type { PanelControls } from './controls-context.tsx'
import { copy } from './copy.ts'
import { showNotice, showPendingNotice } from './notice.ts'
import { getDemoButton, keepButtonInReach } from './place-button.ts'
import { offerTour, resumeTour } from './tour/start-tour.ts'

/** Compares the physical key, because with Alt some systems type another letter. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyD' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && !event.repeat

function controlsOf(portal: PortalBridge, refreshPortal: () => void): PanelControls {
  return {
    portal,
    refreshPortal,
    mock: mockAt(new URL(portal.root, location.href).href),
    open: (address) =>
      location.assign(new URL(address.replace(/^\//, ''), new URL(portal.root, location.href))),
  }
}

/** Returns the function that opens or closes the panel, and loads its code on the first call. */
function panelSwitch(controls: PanelControls, button: HTMLElement): () => Promise<void> {
  let close: (() => void) | undefined
  let isComing = false
  return async () => {
    if (isComing) return
    if (close) return close()
    isComing = true
    button.setAttribute('aria-busy', 'true')
    try {
      const { openPanel } = await import(/* webpackChunkName: "demo-panel" */ './mount-panel.tsx')
      close = openPanel(controls, () => {
        close = undefined
      })
    } catch {
      showNotice(copy.broken)
    }
    button.removeAttribute('aria-busy')
    isComing = false
  }
}

/** Shows the button 'Modo demo' and handles its shortcut. `offersTour` is false for a page with a state link. */
export function showDemoButton(portal: PortalBridge, refreshPortal: () => void, offersTour: boolean): void {
  const button = getDemoButton()
  const controls = controlsOf(portal, refreshPortal)
  const press = panelSwitch(controls, button)
  button.addEventListener('click', () => void press())
  // Handles the shortcut before the page does, and while a dialog of the page covers the button.
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      void press()
    },
    { capture: true },
  )
  showPendingNotice()
  keepButtonInReach(portal)
  void resumeTour(controls)
  if (import.meta.env.PROD && offersTour) offerTour(controls)
}
