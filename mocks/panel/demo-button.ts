import { mockAt } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import type { PanelControls } from './controls-context.tsx'
import { copy } from './copy.ts'
import { showNotice, showPendingNotice } from './notice.ts'
import { getDemoButton, placeDemoButton } from './place-button.ts'
import { offerTour, resumeTour } from './tour/start-tour.ts'

/** Compares the physical key, because Alt changes the typed letter on some systems. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyD' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && !event.repeat

function createControls(portal: PortalBridge, refreshPortal: () => void): PanelControls {
  return {
    portal,
    refreshPortal,
    mock: mockAt(new URL(portal.root, location.href).href),
    open: (address) =>
      location.assign(new URL(address.replace(/^\//, ''), new URL(portal.root, location.href))),
  }
}

/** Creates the function that opens or closes the panel. The first call loads the code of the panel. */
function createPanelToggle(controls: PanelControls, button: HTMLElement): () => Promise<void> {
  let close: (() => void) | undefined
  let isLoading = false
  return async () => {
    if (isLoading) return
    if (close) return close()
    isLoading = true
    button.setAttribute('aria-busy', 'true')
    try {
      const { openPanel } = await import(/* webpackChunkName: "demo-panel" */ './mount-panel.tsx')
      close = openPanel(controls, () => {
        close = undefined
      })
    } catch {
      showNotice(copy.loadFailed)
    }
    button.removeAttribute('aria-busy')
    isLoading = false
  }
}

/** Shows the button 'Modo demo' and handles its shortcut. `offersTour` is false for a page with a state link. */
export function showDemoButton(portal: PortalBridge, refreshPortal: () => void, offersTour: boolean): void {
  const button = getDemoButton()
  const controls = createControls(portal, refreshPortal)
  const togglePanel = createPanelToggle(controls, button)
  button.addEventListener('click', () => void togglePanel())
  // Handles the shortcut before the page does, and while a dialog of the page covers the button.
  document.addEventListener(
    'keydown',
    (event) => {
      if (!isShortcut(event)) return
      event.preventDefault()
      void togglePanel()
    },
    { capture: true },
  )
  showPendingNotice()
  placeDemoButton(portal)
  void resumeTour(controls)
  if (import.meta.env.PROD && offersTour) offerTour(controls)
}
