/** Yields to the event loop during long work. */
export type Pause = () => Promise<void>

/** Does not yield. */
export const noPause: Pause = async () => {}

/** The number of rows between two pauses. A slow phone loads more than these in a tenth of a second. */
export const rowsBetweenPauses = 500
