import type { SessionData } from '../api/generated/model/sessionData'
import { basePath } from '../base-path'
import { getTopDialog, onTopDialogChange } from '../design-system/components/Dialog/open-dialogs'
import { onDemoSlot } from './demo-slot'

/*
 * Access to the session, the topmost dialog and the slot in the top bar. The demo panel receives this access as an
 * argument, because the panel imports nothing of the portal. This file imports the session modules on demand, because
 * the pages of `public.html` start without them.
 */
const importSessionStore = () => import('../session/session-store')
const importNeighbourhood = () => import('../session/neighbourhood')

async function getAccountEmail(): Promise<string | undefined> {
  const { restoreSession, getSessionState } = await importSessionStore()
  // The pages of `public.html` do not read the stored session at their start, so it is read here.
  if (!getSessionState().session) restoreSession()
  return getSessionState().session?.user.email
}

/** Starts a session with the response of a login. Throws an `ApiError` if the response breaks the contract. */
async function signIn(response: Record<string, unknown>): Promise<void> {
  const { startSession } = await importSessionStore()
  startSession(response as unknown as SessionData)
}

interface TabSelection {
  neighbourhood: number
  lot?: number
}

/** The selection of this tab; undefined without a session or a neighbourhood. */
async function getLotSelection(): Promise<TabSelection | undefined> {
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
async function saveLotSelection({ neighbourhood, lot }: TabSelection): Promise<void> {
  const { storeTabSelection } = await importNeighbourhood()
  storeTabSelection(neighbourhood, lot)
}

/** Signs out in every tab. */
async function endSession(): Promise<void> {
  const session = await importSessionStore()
  session.endSession()
}

/** Calls `listener` with the topmost modal dialog, now and after each change. */
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
