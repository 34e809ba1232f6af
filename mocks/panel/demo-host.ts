import { copy } from './copy.ts'

/*
 * Where the button of the panel stands, and what is said beside it: plain elements, for nothing that draws is loaded before
 * somebody asks for it. Styles come by a sheet that is made here, which the page's policy allows; colours are the design
 * system's custom properties, so they follow the theme.
 */
const styles = `
  [data-demo-mode] {
    position: fixed;
    inset-block-end: calc(var(--bottom-bar, 0px) + 0.5rem + env(safe-area-inset-bottom));
    inset-inline-start: calc(0.5rem + env(safe-area-inset-left));
    z-index: 15;
    display: flex;
    flex-direction: column;
    gap: 0.5rem;
    align-items: start;
    max-inline-size: min(26rem, calc(100vw - 1rem));
    font-family: var(--font-family, system-ui, sans-serif);
    font-size: 0.875rem;
    line-height: 1.25;
    pointer-events: none;
  }
  [data-demo-mode] button,
  [data-demo-word] {
    box-sizing: border-box;
    border: 1px solid var(--color-line-strong, GrayText);
    border-radius: 0.625rem;
    color: var(--color-ink, CanvasText);
    background-color: var(--color-surface, Canvas);
    pointer-events: auto;
  }
  [data-demo-mode] button {
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding: 0.25rem 0.75rem;
    font: inherit;
    font-weight: 600;
    text-align: start;
    cursor: pointer;
  }
  [data-demo-mode] button small {
    display: block;
    color: var(--color-ink-muted, CanvasText);
    font-size: 0.75rem;
    font-weight: 400;
  }
  @media (hover: hover) {
    [data-demo-mode] button:hover {
      background-color: var(--color-sunken, ButtonFace);
    }
  }
  [data-demo-mode] button:focus-visible {
    outline: 2px solid var(--color-focus, Highlight);
    outline-offset: 2px;
  }
  [data-demo-word] {
    display: flex;
    gap: 0.5rem;
    align-items: start;
    padding: 0.5rem 0.5rem 0.5rem 0.75rem;
    font-size: 1rem;
    line-height: 1.5;
    box-shadow: var(--shadow-float, none);
  }
  [data-demo-word] p {
    margin: 0;
    padding-block: 0.5rem;
    overflow-wrap: anywhere;
  }
  [data-demo-word] button {
    flex: none;
    border-color: transparent;
    text-align: center;
  }
  /* Where no sidebar leaves room for it, the page ends above it. */
  @media (width < 62rem) {
    body:has(> [data-demo-mode]) {
      padding-block-end: calc(3.75rem + var(--bottom-bar, 0px));
    }
  }
  @media print {
    [data-demo-mode] {
      display: none;
    }
    body:has(> [data-demo-mode]) {
      padding-block-end: 0;
    }
  }
`

/** The region of the page that is the demo's own; made when it is first asked for. */
export function demoHost(): HTMLElement {
  const there = document.querySelector<HTMLElement>('[data-demo-mode]')
  if (there) return there
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const host = document.createElement('aside')
  host.dataset.demoMode = ''
  host.setAttribute('aria-label', copy.landmark)
  document.body.append(host)
  return host
}
