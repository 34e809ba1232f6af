import type { SessionData } from '../api/generated/model/sessionData'
import { basePath } from '../base-path'
import { onTopDialogChange, topDialog } from '../design-system/components/Dialog/open-dialogs'
import { onDemoSlot } from './demo-slot'

/*
 * Session access for the demo panel, which imports nothing of the portal. Only builds with the mock contain
 * it. The session modules are imported on demand, because the pages of `public.html` start without them.
 */
const store = () => import('../session/session-store')
const places = () => import('../session/neighbourhood')

/** The email of the signed-in user; undefined if nobody is signed in. */
async function getAccountEmail(): Promise<string | undefined> {
  const { restoreSession, sessionState } = await store()
  // The pages of `public.html` do not read the stored session at their start.
  if (!sessionState().session) restoreSession()
  return sessionState().session?.user.email
}

/** Starts a session with the response of a login. @throws ApiError ('garbage') if it breaks the contract. */
async function saveSession(answer: Record<string, unknown>): Promise<void> {
  const { startSession } = await store()
  startSession(answer as unknown as SessionData)
}

/**
 * The ids of the neighbourhood and the lot that this tab shows; undefined without a session or a
 * neighbourhood.
 */
async function getLotSelection(): Promise<{ neighbourhood: number; lot?: number } | undefined> {
  const [{ sessionState }, { getCurrentLot, getCurrentNeighbourhood }] = await Promise.all([
    store(),
    places(),
  ])
  const { session } = sessionState()
  const neighbourhood = session && getCurrentNeighbourhood(session)
  if (!neighbourhood) return undefined
  const lot = getCurrentLot(session, neighbourhood.id)
  return { neighbourhood: neighbourhood.id, ...(lot && { lot: lot.property_id }) }
}

/** Stores the neighbourhood and the lot that this tab shows after its next load. */
async function saveLotSelection({
  neighbourhood,
  lot,
}: {
  neighbourhood: number
  lot?: number
}): Promise<void> {
  const { storeTabSelection } = await places()
  storeTabSelection(neighbourhood, lot)
}

/** Signs out here and in the other tabs. */
async function endSession(): Promise<void> {
  const session = await store()
  session.endSession()
}

/** Calls `listener` with the topmost modal dialog (undefined without one), now and after each change. */
function onDialog(listener: (dialog: HTMLElement | undefined) => void): void {
  listener(topDialog())
  onTopDialogChange(() => listener(topDialog()))
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
