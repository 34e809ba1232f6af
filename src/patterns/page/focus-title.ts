/**
 * Scrolls to the top and focuses the title of a view that replaces a form, because the focused element is
 * gone.
 */
export function focusTitle(view: HTMLElement | null): void {
  if (!view) return
  view.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
