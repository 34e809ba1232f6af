import type { PortalBridge } from '../portal-bridge.ts'
import { copy } from './copy.ts'
import { addStyles, getDemoRegion } from './demo-region.ts'

const shortcut = 'Alt+Shift+D'

const narrowPageMedia = '(width < 62rem)'
/** Matches screens on which an open dialog covers the button. There, the button moves into the dialog. */
const coveringDialogMedia = `${narrowPageMedia}, (pointer: coarse)`

/** The styles that turn the button into a strip as wide as the page. */
const stripStyles = `
  display: flex;
  gap: 0.5rem;
  align-items: center;
  justify-content: center;
  inline-size: 100%;
  border-width: 0 0 1px;
  border-color: var(--color-line, GrayText);
  border-radius: 0;
`

const styles = `
  [data-demo-button] {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    text-align: start;
  }
  [data-demo-button] svg {
    flex: none;
  }
  [data-demo-button] small {
    color: var(--color-ink-muted, CanvasText);
    font-size: 0.75rem;
    font-weight: 400;
  }
  :not(aside, dialog) > [data-demo-button] small {
    display: block;
  }
  [data-demo-mode] > [data-demo-button] {${stripStyles}}
  [data-demo-mode] > [data-demo-button]:focus-visible,
  dialog > [data-demo-button]:focus-visible {
    outline-offset: -4px;
  }
  /* The button is hidden until the portal has rendered a page. */
  body:not(:has(main)) > [data-demo-mode] > [data-demo-button] {
    display: none;
  }
  dialog > [data-demo-button] {${stripStyles}
    position: absolute;
    inset-block-start: env(safe-area-inset-top);
    inset-inline: 0;
  }
  dialog[open][data-placement]:has(> [data-demo-button]) {
    padding-block-start: calc(2.75rem + env(safe-area-inset-top));
  }
  @media ${narrowPageMedia} {
    :not(aside, dialog) > [data-demo-button] {
      justify-content: center;
      padding: 0;
      border-color: transparent;
      color: var(--color-accent, ButtonText);
    }
    :not(aside, dialog) > [data-demo-button] > span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`

/** The SVG paths of lucide's flask icon. */
const flaskPaths = ['M14 2v6l5.6 11.2A2 2 0 0 1 17.8 22H6.2a2 2 0 0 1-1.8-2.8L10 8V2', 'M8.5 2h7', 'M7 16h10']

function drawFlask(): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg'
  const icon = document.createElementNS(namespace, 'svg')
  const attributes = {
    viewBox: '0 0 24 24',
    width: '20',
    height: '20',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '2',
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    'aria-hidden': 'true',
  }
  for (const [name, value] of Object.entries(attributes)) icon.setAttribute(name, value)
  for (const line of flaskPaths) {
    const path = document.createElementNS(namespace, 'path')
    path.setAttribute('d', line)
    icon.append(path)
  }
  return icon
}

let demoButton: HTMLButtonElement | undefined

/** Returns the button that opens the panel. The first call creates the button in the demo's region of the page. */
export function getDemoButton(): HTMLButtonElement {
  if (demoButton) return demoButton
  addStyles(styles)
  demoButton = document.createElement('button')
  demoButton.type = 'button'
  demoButton.dataset.demoButton = ''
  demoButton.setAttribute('aria-haspopup', 'dialog')
  demoButton.setAttribute('aria-keyshortcuts', shortcut)
  const text = document.createElement('span')
  const note = document.createElement('small')
  note.textContent = copy.dataNotice
  text.append(`${copy.name} `, note)
  demoButton.append(drawFlask(), text)
  getDemoRegion().append(demoButton)
  return demoButton
}

/** Whether the button belongs in the portal's open dialog, if there is one. False while the panel is open. */
const belongsInDialog = () =>
  window.matchMedia(coveringDialogMedia).matches && !document.querySelector('[data-demo-panel]')

/**
 * Places the button now and after each change of the page. If the open dialog would cover the button, the button goes into
 * the dialog. Otherwise the button goes into its container in the portal's top bar. Without that container, the button goes
 * above the page.
 */
export function placeDemoButton(portal: PortalBridge): void {
  const button = getDemoButton()
  let slot: HTMLElement | undefined
  // The topmost open dialog. Users can press only elements inside it.
  let dialog: HTMLElement | undefined
  const updateParent = () => {
    const parent = (belongsInDialog() && dialog) || slot || getDemoRegion()
    if (button.parentElement === parent) return
    const hadFocus = document.activeElement === button
    parent.append(button)
    if (hadFocus) button.focus()
  }
  portal.onSlot((newSlot) => {
    slot = newSlot
    updateParent()
  })
  portal.onDialog((topDialog) => {
    dialog = topDialog
    updateParent()
  })
  window.matchMedia(coveringDialogMedia).addEventListener('change', updateParent)
}
