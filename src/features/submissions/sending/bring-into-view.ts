/** What appears because of a press may be out of sight on a phone; a ref of it brings it into view. */
export const bringIntoView = (part: HTMLElement | null) => part?.scrollIntoView({ block: 'nearest' })
