/** What appears because of a press may be out of sight on a phone; a ref of it brings it to where no toast covers it. */
export const scrollIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'center' })

/** Where the button that was pressed is gone with what stood there before, this part is where to go on; a ref of it. */
export const restoreLostFocus = (part: HTMLElement | null) => {
  if (document.activeElement === document.body) part?.focus({ preventScroll: true })
}
