import { mockAt } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import type { PanelControls } from './controls-context.tsx'
import { copy } from './copy.ts'
import { showNotice, showPendingNotice } from './notice.ts'
import { getDemoButton, keepButtonInReach } from './place-button.ts'
import { offerTour, resumeTour } from './tour/start-tour.ts'

/** By its place on the keyboard: with Alt, some systems write another letter. */
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

/** Opens the panel, or closes the one that is open. Its code comes when it is first asked for. */
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
  // Before the page's own, and also while one of its dialogs leaves the button out of reach.
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
