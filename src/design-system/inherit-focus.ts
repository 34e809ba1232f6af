/**
 * The focus of what is gone stays near it: with `heir`, which held it. Only if it took the focus along; who has moved on
 * meanwhile is left alone.
 */
export function inheritFocus(heir: HTMLElement | null): void {
  if (document.activeElement !== document.body || !heir) return
  heir.tabIndex = -1
  heir.focus({ preventScroll: true })
}
