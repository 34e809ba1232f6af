/**
 * Focuses the first h1 or h2 of `view` and scrolls to the top. Used as a ref callback of views that replace the content
 * which had the focus.
 */
export function focusTitle(view: HTMLElement | null): void {
  if (!view) return
  view.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
