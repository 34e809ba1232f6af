/** For a view that takes the place of a form: whatever had the focus is gone, so it goes to the view's title, at the top. */
export function focusTitle(view: HTMLElement | null): void {
  if (!view) return
  view.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
