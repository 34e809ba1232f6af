import { stripBasePath, withBasePath } from '../base-path'
import { paths } from '../paths'

/** The data in the address with which the mobile app opens the portal. */
export interface Handoff {
  /** The one-time code. */
  otc: string | undefined
  /** The path of the portal that opens after the sign-in. */
  path: string
}

/** The path that opens for each module in the address. For any other module or none (null), the home page opens. */
const modulePaths: ReadonlyMap<string | null, string> = new Map(
  Object.entries({
    authorization: paths.home(),
    activity: paths.movements(),
    census: paths.lots(),
    construction: paths.works(),
    document_submission: paths.submissions(),
  }),
)

let handoff: Handoff = { otc: undefined, path: paths.home() }

/**
 * If the page was opened at the address of a handoff, stores the handoff for `getHandoff`. Removes the query string from the
 * address and the history, because the one-time code in it is secret.
 */
export function takeHandoff() {
  const { pathname, search } = window.location
  if (stripBasePath(pathname)?.replace(/\/$/, '').toLowerCase() !== paths.handoff()) return
  const query = new URLSearchParams(search)
  handoff = {
    otc: query.get('otc')?.trim() || undefined,
    path: modulePaths.get(query.get('module')) ?? paths.home(),
  }
  window.history.replaceState(null, '', withBasePath(paths.handoff()))
}

/**
 * Returns the handoff that `takeHandoff` stored last, as the same object at each call. If `takeHandoff` has stored none,
 * returns a handoff without a one-time code.
 */
export const getHandoff = (): Handoff => handoff
