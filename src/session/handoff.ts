import { stripBasePath, withBasePath } from '../base-path'
import { paths } from '../paths'

/** The data in the address with which the mobile app opens the portal. */
export interface Handoff {
  /** The one-time code. */
  otc: string | undefined
  destination: string
}

/** The path of each module. Any other module leads to the home page. */
const destinations: Readonly<Record<string, string>> = {
  authorization: paths.home(),
  activity: paths.movements(),
  census: paths.lots(),
  construction: paths.works(),
  document_submission: paths.submissions(),
}

let handoff: Handoff = { otc: undefined, destination: paths.home() }

/** Reads the one-time code and removes it from the address and the history, because it is secret. */
export function takeHandoff() {
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

/** Returns the same object until another handoff is read. */
export const getHandoff = (): Handoff => handoff
