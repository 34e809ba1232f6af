/* The interface between the portal and the demo. `src/demo/demo-panel-bridge.ts` implements this interface. */

/** The ids of the selected neighbourhood and lot. */
export interface LotSelection {
  neighbourhood: number
  /** Undefined for an account without a lot in the neighbourhood. */
  lot?: number
}

/**
 * The parts of the portal that the demo panel, the demo button and the state links use: session, selection of the lot,
 * dialogs, container for the demo button, and base path.
 */
export interface PortalBridge {
  /** Returns the email of the signed-in account; undefined without a session. */
  getAccountEmail(): Promise<string | undefined>
  /** Signs in with the response to a login: the session begins at once, and later page loads use it. */
  signIn(loginResponse: Record<string, unknown>): Promise<void>
  /** Returns the selection of this tab; undefined without a session or without a neighbourhood. */
  getLotSelection(): Promise<LotSelection | undefined>
  /** Stores the selection of this tab for the next page load. */
  saveLotSelection(selection: LotSelection): Promise<void>
  /** Signs out in every tab. */
  endSession(): Promise<void>
  /** Calls `listener` now and at each change: with the topmost modal dialog, or with undefined if no dialog is open. */
  onDialog(listener: (dialog: HTMLElement | undefined) => void): void
  /**
   * Calls `listener` now and at each change: with the container for the demo button, or with undefined if the page has
   * no container.
   */
  onSlot(listener: (slot: HTMLElement | undefined) => void): void
  /** The base path of the portal, with a final slash. */
  root: string
}
