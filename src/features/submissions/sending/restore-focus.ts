/** Ref callback that scrolls new content to the centre, where no toast covers it. */
export const scrollIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'center' })

/** Ref callback that focuses the element if the previously focused button was removed. */
export const restoreLostFocus = (part: HTMLElement | null) => {
  if (document.activeElement === document.body) part?.focus({ preventScroll: true })
}
