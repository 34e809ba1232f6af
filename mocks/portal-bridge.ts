/* The interface of the portal for its demo; `src/demo/demo-panel-bridge.ts` implements it. */

/** The ids of the selected neighbourhood and lot. */
export interface LotSelection {
  neighbourhood: number
  /** Undefined for an account without a lot there. */
  lot?: number
}

/** Gives the panel and the state links access to the portal's session. */
export interface PortalBridge {
  /** The email of the signed-in account; undefined if nobody is signed in. */
  getAccountEmail(): Promise<string | undefined>
  /** Stores a login answer as the session, from the next page load on. */
  saveSession(answer: Record<string, unknown>): Promise<void>
  /** The selection of this tab; undefined if nobody is signed in, or without a neighbourhood. */
  getLotSelection(): Promise<LotSelection | undefined>
  /** Stores the selection of this tab for the next page load. */
  saveLotSelection(place: LotSelection): Promise<void>
  endSession(): Promise<void>
  /** Calls `listener` with the top modal dialog, now and at each change; undefined for none. */
  onDialog(listener: (dialog: HTMLElement | undefined) => void): void
  /** Calls `listener` with the element for the demo's button, now and at each change; undefined for none. */
  onSlot(listener: (slot: HTMLElement | undefined) => void): void
  /** The base path of the portal, with a final slash. */
  root: string
}
