/** Focuses `heir`, usually the container, if the focused element was removed from the page. */
export function inheritFocus(heir: HTMLElement | null): void {
  if (document.activeElement !== document.body || !heir) return
  heir.tabIndex = -1
  heir.focus({ preventScroll: true })
}
