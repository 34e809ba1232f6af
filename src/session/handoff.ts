import { withBasePath, withoutBasePath } from '../base-path'
import { paths } from '../paths'

/** What the mobile app puts into the address when it opens the portal. */
export interface Handoff {
  /** The one-time code; undefined when the address has none. */
  otc: string | undefined
  /** The path to open afterwards. */
  destination: string
}

/** Where each module leads; any other leads home. */
const destinations: Readonly<Record<string, string>> = {
  authorization: paths.home(),
  activity: paths.movements(),
  census: paths.lots(),
  construction: paths.works(),
  document_submission: paths.submissions(),
}

let taken: Handoff = { otc: undefined, destination: paths.home() }

/**
 * Takes the one-time code out of the address of `/handoff`, and out of the history: whoever looks there later finds
 * none. Called before any request is made; on other pages it does nothing.
 */
export function takeHandoff() {
  const { pathname, search } = window.location
  if (withoutBasePath(pathname)?.replace(/\/$/, '').toLowerCase() !== paths.handoff()) return
  const query = new URLSearchParams(search)
  const module = query.get('module') ?? ''
  taken = {
    otc: query.get('otc')?.trim() || undefined,
    destination: (Object.hasOwn(destinations, module) && destinations[module]) || paths.home(),
  }
  window.history.replaceState(null, '', withBasePath(paths.handoff()))
}

/** What was taken: the same object until another is taken. */
export const takenHandoff = (): Handoff => taken
