/** Focuses the title of a view that replaces the focused form, and scrolls to the top. */
export function focusTitle(view: HTMLElement | null): void {
  if (!view) return
  view.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
