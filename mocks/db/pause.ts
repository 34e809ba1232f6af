/** Lets the host do something else in the middle of long work: a page that is drawn, a call that arrives. */
export type Pause = () => Promise<void>

/** Of a host where nobody waits: goes on at once. */
export const noPause: Pause = async () => {}

/** After how many rows a load pauses: fewer than a slow phone loads in the tenth of a second that people notice. */
export const rowsBetweenPauses = 500
