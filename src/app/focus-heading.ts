/** A ref for what takes the place of a page: its heading is where to go on reading. */
export const focusHeading = (page: HTMLElement | null) =>
  page?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
