/** For a view that takes the place of a form: whatever had the focus is gone, so it goes to the title, at the top. */
export function focusTitle(view: HTMLElement | null): void {
  if (!view) return
  view.querySelector('h1')?.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
