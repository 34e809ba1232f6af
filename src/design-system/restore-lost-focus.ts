/** Focuses `fallback` if no element has the focus, e.g. after the focused element was removed from the page. */
export function restoreLostFocus(fallback: HTMLElement | null): void {
  if (document.activeElement !== document.body || !fallback) return
  fallback.tabIndex = -1
  fallback.focus({ preventScroll: true })
}
