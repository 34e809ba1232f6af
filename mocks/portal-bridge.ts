/*
 * The interface of the portal for its demo; `src/demo/demo-panel-bridge.ts` implements it.
 */

/** Where somebody who is signed in looks, by its ids. */
export interface LotSelection {
  neighbourhood: number
  /** Absent for who has no lot there. */
  lot?: number
}

/** What the panel and the links to a state are given: the one place that reads and writes the session is the portal's. */
export interface PortalBridge {
  /** The email of whoever is signed in here; undefined if nobody is. */
  getAccountEmail(): Promise<string | undefined>
  /** Keeps what a login answered, as the portal does after its own; a page that is loaded then is that user's. */
  saveSession(answer: Record<string, unknown>): Promise<void>
  /** Where this tab looks; undefined if nobody is signed in, or has no neighbourhood. */
  getLotSelection(): Promise<LotSelection | undefined>
  /** Has this tab look there when it is loaded. */
  saveLotSelection(place: LotSelection): Promise<void>
  /** Signs out here and in the other tabs. */
  endSession(): Promise<void>
  /** Calls back with the modal dialog on top, now and whenever that changes; undefined for none. */
  onDialog(listener: (dialog: HTMLElement | undefined) => void): void
  /** Calls back with where the portal has room for the demo's button, now and whenever that changes; undefined for nowhere. */
  onSlot(listener: (slot: HTMLElement | undefined) => void): void
  /** Where the portal stands, with a final slash: `/`, or below it. */
  root: string
}
