import type { SessionData } from '../api/generated/model/sessionData'
import { basePath } from '../base-path'
import { getTopDialog, onTopDialogChange } from '../design-system/components/Dialog/open-dialogs'
import { onDemoSlot } from './demo-slot'

/*
 * The functions with which the demo panel uses the session, the topmost dialog and the slot in the top bar. The panel
 * receives them as an argument, because it may import only the design system from `src`. This file
 * imports the session modules on demand, because the pages of `public.html` start without these modules.
 */
const importSessionStore = () => import('../session/session-store')
const importNeighbourhood = () => import('../session/neighbourhood')

async function getAccountEmail(): Promise<string | undefined> {
  const { restoreSession, getSessionState } = await importSessionStore()
  // The pages of `public.html` do not read the stored session at their start, so it is read here.
  if (!getSessionState().session) restoreSession()
  return getSessionState().session?.user.email
}

/** Starts a session with the response to a login. Throws an `ApiError` if the response does not match the contract. */
async function signIn(response: Record<string, unknown>): Promise<void> {
  const { startSession } = await importSessionStore()
  startSession(response as unknown as SessionData)
}

interface LotSelection {
  neighbourhood: number
  lot?: number
}

/** Returns the neighbourhood and the lot that are selected in this tab; undefined without a session or a neighbourhood. */
async function getLotSelection(): Promise<LotSelection | undefined> {
  const [{ getSessionState }, { getCurrentLot, getCurrentNeighbourhood }] = await Promise.all([
    importSessionStore(),
    importNeighbourhood(),
  ])
  const { session } = getSessionState()
  const neighbourhood = session && getCurrentNeighbourhood(session)
  if (!neighbourhood) return undefined
  const lot = getCurrentLot(session, neighbourhood.id)
  return { neighbourhood: neighbourhood.id, ...(lot && { lot: lot.property_id }) }
}

/** Stores the selection for the next load of this tab. */
async function saveLotSelection({ neighbourhood, lot }: LotSelection): Promise<void> {
  const { storeTabSelection } = await importNeighbourhood()
  storeTabSelection(neighbourhood, lot)
}

/** Signs out in every tab. */
async function endSession(): Promise<void> {
  const session = await importSessionStore()
  session.endSession()
}

/** Calls `listener` now and after each change: with the topmost modal dialog, or with undefined if none is open. */
function onDialog(listener: (dialog: HTMLElement | undefined) => void): void {
  listener(getTopDialog())
  onTopDialogChange(() => listener(getTopDialog()))
}

export const demoPanelBridge = {
  root: basePath,
  getAccountEmail,
  signIn,
  getLotSelection,
  saveLotSelection,
  endSession,
  onDialog,
  onSlot: onDemoSlot,
}
