import { mockAt } from '../client.ts'
import type { Pause } from '../db/pause.ts'
import { World } from '../db/world.ts'
import type { Portal } from '../portal.ts'
import { answerRequest } from '../server.ts'
import { refusedLink } from './copy.ts'
import { demoOf, withoutDemo } from './demo-parameter.ts'
import { openLink } from './open-link.ts'
import { BadLink } from './read-link.ts'

/** What a page lends to whoever opens a link in it. */
interface Lent {
  portal: Portal
  /** Milliseconds since 1970, by the page's own clock. */
  wall: () => number
  pause: Pause
}

/** A backend that nobody else sees. */
function trialOf({ wall, pause }: Lent) {
  const world = new World({ wall, pause })
  return mockAt('http://trial.invalid', {
    fetch: (url, init) => answerRequest(world, new Request(url, init)),
  })
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
