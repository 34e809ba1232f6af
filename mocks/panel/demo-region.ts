import { copy } from './copy.ts'

/*
 * The demo's region precedes the portal in the normal flow of the page, so that it covers nothing. Its elements are made
 * without React, because React is loaded only with the panel. The rules are in a constructed style sheet, because the
 * content security policy forbids inline style sheets. The colours are custom properties of the design system, so that
 * they follow the theme.
 */
const styles = `
  [data-demo-mode],
  [data-demo-button] {
    font-family: var(--font-family, system-ui, sans-serif);
    font-size: 0.875rem;
    line-height: 1.25;
  }
  [data-demo-mode] button,
  [data-demo-button] {
    box-sizing: border-box;
    min-block-size: 2.75rem;
    min-inline-size: 2.75rem;
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--color-line-strong, GrayText);
    border-radius: 0.625rem;
    color: var(--color-ink, CanvasText);
    background-color: var(--color-surface, Canvas);
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  @media (hover: hover) {
    [data-demo-mode] button:hover,
    [data-demo-button]:hover {
      background-color: var(--color-sunken, ButtonFace);
    }
  }
  [data-demo-mode] button:focus-visible,
  [data-demo-button]:focus-visible {
    outline: 2px solid var(--color-focus, Highlight);
    outline-offset: 2px;
  }
  [data-demo-word] {
    display: flex;
    gap: 0.5rem;
    align-items: start;
    justify-content: center;
    padding: 0.5rem max(0.75rem, env(safe-area-inset-left));
    border-block-end: 1px solid var(--color-line, GrayText);
    color: var(--color-ink, CanvasText);
    background-color: var(--color-surface, Canvas);
    font-size: 1rem;
    line-height: 1.5;
  }
  [data-demo-word] p {
    margin: 0;
    padding-block: 0.5rem;
    overflow-wrap: anywhere;
  }
  [data-demo-mode] [data-demo-word] button {
    flex: none;
    border-color: transparent;
  }
  @media print {
    [data-demo-mode],
    [data-demo-button] {
      display: none;
    }
  }
`

/** Adds CSS rules to the page. Returns their style sheet. */
export function addStyles(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}

/**
 * Returns the demo's region: the `aside` above the portal. The first call creates the region. From then on, the custom
 * property `--page-start` has the region's current height.
 */
export function getDemoRegion(): HTMLElement {
  const existingHost = document.querySelector<HTMLElement>('[data-demo-mode]')
  if (existingHost) return existingHost
  addStyles(styles)
  const host = document.createElement('aside')
  host.dataset.demoMode = ''
  host.setAttribute('aria-label', copy.landmark)
  document.body.prepend(host)
  const { style } = document.documentElement
  new ResizeObserver(() => style.setProperty('--page-start', `${host.offsetHeight}px`)).observe(host)
  return host
}
