import type { SessionData } from '../api/generated/model/sessionData'
import { basePath } from '../base-path'
import { getTopDialog, onTopDialogChange } from '../design-system/components/Dialog/open-dialogs'
import { onDemoSlot } from './demo-slot'

/*
 * Session access for the demo panel, which imports nothing of the portal. The session modules are imported on
 * demand, because the pages of `public.html` start without them.
 */
const store = () => import('../session/session-store')
const selection = () => import('../session/neighbourhood')

async function getAccountEmail(): Promise<string | undefined> {
  const { restoreSession, sessionState } = await store()
  // The pages of `public.html` do not read the stored session at their start.
  if (!sessionState().session) restoreSession()
  return sessionState().session?.user.email
}

/** Starts a session with the response of a login. @throws ApiError ("garbage") if it breaks the contract. */
async function saveSession(answer: Record<string, unknown>): Promise<void> {
  const { startSession } = await store()
  startSession(answer as unknown as SessionData)
}

interface LotSelection {
  neighbourhood: number
  lot?: number
}

/** The selection of this tab; undefined without a session or a neighbourhood. */
async function getLotSelection(): Promise<LotSelection | undefined> {
  const [{ sessionState }, { getCurrentLot, getCurrentNeighbourhood }] = await Promise.all([
    store(),
    selection(),
  ])
  const { session } = sessionState()
  const neighbourhood = session && getCurrentNeighbourhood(session)
  if (!neighbourhood) return undefined
  const lot = getCurrentLot(session, neighbourhood.id)
  return { neighbourhood: neighbourhood.id, ...(lot && { lot: lot.property_id }) }
}

/** Stores the selection for the next load of this tab. */
async function saveLotSelection({ neighbourhood, lot }: LotSelection): Promise<void> {
  const { storeTabSelection } = await selection()
  storeTabSelection(neighbourhood, lot)
}

/** Signs out in every tab. */
async function endSession(): Promise<void> {
  const session = await store()
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
  saveSession,
  getLotSelection,
  saveLotSelection,
  endSession,
  onDialog,
  onSlot: onDemoSlot,
}
