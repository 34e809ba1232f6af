import type { SessionData } from './api/generated/model/sessionData'
import { onDemoSlot } from './demo-slot'
import { onTopDialogChange, topDialog } from './design-system/components/Dialog/open-dialogs'
import { root } from './root'

/*
 * What the portal lends to the demo's panel, which knows nothing of it: the one place that reads and writes the session.
 * Of builds with the mock alone. It is fetched when it is used, for the pages of `public.html` start without it.
 */
const store = () => import('./session/session-store')
const places = () => import('./session/neighbourhood')

/** The email of whoever is signed in here; undefined if nobody is. */
async function getAccountEmail(): Promise<string | undefined> {
  const { restoreSession, sessionState } = await store()
  // A page that is opened from a link in a message has not read it.
  if (!sessionState().session) restoreSession()
  return sessionState().session?.user.email
}

/** Keeps what a login answered. @throws ApiError ('garbage') if it is not what the contract says. */
async function saveSession(answer: Record<string, unknown>): Promise<void> {
  const { startSession } = await store()
  startSession(answer as unknown as SessionData)
}

/** The neighbourhood and the lot that this tab shows; undefined if nobody is signed in, or has no neighbourhood. */
async function getLotSelection(): Promise<{ neighbourhood: number; lot?: number } | undefined> {
  const [{ sessionState }, { currentLot, currentNeighbourhood }] = await Promise.all([store(), places()])
  const { session } = sessionState()
  const neighbourhood = session && currentNeighbourhood(session)
  if (!neighbourhood) return undefined
  const lot = currentLot(session, neighbourhood.id)
  return { neighbourhood: neighbourhood.id, ...(lot && { lot: lot.property_id }) }
}

/** Has this tab show them when it is loaded. */
async function saveLotSelection({
  neighbourhood,
  lot,
}: {
  neighbourhood: number
  lot?: number
}): Promise<void> {
  const { keepInTab } = await places()
  keepInTab(neighbourhood, lot)
}

/** Signs out here and in the other tabs. */
async function endSession(): Promise<void> {
  const session = await store()
  session.endSession()
}

/** Calls `listener` with the modal dialog on top, now and whenever there is another one, or none. */
function onDialog(listener: (dialog: HTMLElement | undefined) => void): void {
  listener(topDialog())
  onTopDialogChange(() => listener(topDialog()))
}

/** All of it. */
export const portalMeans = {
  root,
  getAccountEmail,
  saveSession,
  getLotSelection,
  saveLotSelection,
  endSession,
  onDialog,
  onSlot: onDemoSlot,
}
