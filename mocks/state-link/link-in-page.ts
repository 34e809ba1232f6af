import { mockAt } from '../client.ts'
import type { Portal } from '../portal.ts'
import { refusedLink } from './copy.ts'
import { demoOf, withoutDemo } from './demo-parameter.ts'
import { openLink } from './open-link.ts'
import { BadLink } from './read-link.ts'
import { type LentToTrial, trialOf } from './trial.ts'

/** What a page lends to whoever opens a link in it. */
interface Lent extends Required<LentToTrial> {
  portal: Portal
}

/**
 * Opens the state that `demo` says in the query with which the page was opened, and takes it out of the address, so that
 * a reload keeps what is done from here on. Answers the Spanish sentence for the page if it was refused.
 */
export async function openLinkOf(search: string, lent: Lent): Promise<string | undefined> {
  try {
    const value = demoOf(search)
    if (value === undefined) return undefined
    const mock = mockAt(new URL(lent.portal.root, location.href).href)
    return await openLink(value, { mock, trial: trialOf(lent), portal: lent.portal })
  } catch (error) {
    if (error instanceof BadLink) return refusedLink(error.message)
    throw error
  } finally {
    const { pathname, search: now, hash } = location
    // The handoff may have emptied the address already.
    history.replaceState(history.state, '', `${pathname}${withoutDemo(now)}${hash}`)
  }
}
