import { stripBasePath, withBasePath } from '../base-path'
import { paths } from '../paths'

/** The data that the mobile app puts into the address when it opens the portal. */
export interface Handoff {
  /** The one-time code; undefined when the address has none. */
  otc: string | undefined
  /** The path to open afterwards. */
  destination: string
}

/** The path of each module; any other module leads home. */
const destinations: Readonly<Record<string, string>> = {
  authorization: paths.home(),
  activity: paths.movements(),
  census: paths.lots(),
  construction: paths.works(),
  document_submission: paths.submissions(),
}

let handoff: Handoff = { otc: undefined, destination: paths.home() }

/**
 * Reads the one-time code from the address of `/handoff`, and removes it from the address and the history, because it is
 * a secret. Call it before any request. On other pages it does nothing.
 */
export function readHandoff() {
  const { pathname, search } = window.location
  if (stripBasePath(pathname)?.replace(/\/$/, '').toLowerCase() !== paths.handoff()) return
  const query = new URLSearchParams(search)
  const module = query.get('module') ?? ''
  handoff = {
    otc: query.get('otc')?.trim() || undefined,
    destination: (Object.hasOwn(destinations, module) && destinations[module]) || paths.home(),
  }
  window.history.replaceState(null, '', withBasePath(paths.handoff()))
}

/** Returns the handoff that was read: the same object until another is read. */
export const getHandoff = (): Handoff => handoff
