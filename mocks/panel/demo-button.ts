import { mockAt } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import type { PanelControls } from './controls-context.tsx'
import { copy } from './copy.ts'
import { showNotice, showPendingNotice } from './notice.ts'
import { getDemoButton, placeDemoButton } from './place-button.ts'
import { offerTour, resumeTour } from './tour/start-tour.ts'

/** Whether the keys are Alt+Shift+D. Compares the physical key, because Alt changes the typed letter on some systems. */
const isShortcut = (event: KeyboardEvent) =>
  event.code === 'KeyD' && event.altKey && event.shiftKey && !event.ctrlKey && !event.metaKey && !event.repeat

function createControls(portal: PortalBridge, refreshPortal: () => void): PanelControls {
  return {
    portal,
    refreshPortal,
    mock: mockAt(new URL(portal.root, location.href).href),
    open: (path) => location.assign(new URL(path.replace(/^\//, ''), new URL(portal.root, location.href))),
  }
}

/** Returns a function that opens the panel, or closes the open panel. Its first call loads the code of the panel. */
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

/**
 * Shows the button 'Modo demo', handles its shortcut, shows a pending notice, and continues the tour of this tab. A
 * production build also offers the tour on the first visit, if `offersTour` is true. Pass false for a page that was opened
 * by a state link.
 */
export function showDemoButton(portal: PortalBridge, refreshPortal: () => void, offersTour: boolean): void {
  const button = getDemoButton()
  const controls = createControls(portal, refreshPortal)
  const togglePanel = createPanelToggle(controls, button)
  button.addEventListener('click', () => void togglePanel())
  // The document captures the event before the portal. The shortcut also works while a dialog covers the button.
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
