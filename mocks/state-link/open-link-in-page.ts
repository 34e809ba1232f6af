import { mockAt } from '../client.ts'
import type { PortalBridge } from '../portal-bridge.ts'
import { formatRefusedLink } from './copy.ts'
import { readDemoParameter, removeDemoParameter } from './demo-parameter.ts'
import { openLink } from './open-link.ts'
import { InvalidLinkError } from './read-link.ts'
import { createTrialMock, type TrialOptions } from './trial-mock.ts'

interface PageLinkOptions extends Required<TrialOptions> {
  portal: PortalBridge
}

/**
 * Opens the state in the parameter `demo` of `search`, which is the page's initial query string. Then removes the parameter
 * from the address, so that a reload does not open the state again and discard the user's changes. Returns the Spanish
 * message for the page if the state could not be opened.
 */
export async function openLinkInPage(search: string, options: PageLinkOptions): Promise<string | undefined> {
  try {
    const value = readDemoParameter(search)
    if (value === undefined) return undefined
    const mock = mockAt(new URL(options.portal.root, location.href).href)
    return await openLink(value, { mock, trial: createTrialMock(options), portal: options.portal })
  } catch (error) {
    if (error instanceof InvalidLinkError) return formatRefusedLink(error.message)
    throw error
  } finally {
    // Reads the query string from the address again, because the portal may have removed the one-time code of `/handoff`.
    const { pathname, search: currentSearch, hash } = location
    history.replaceState(history.state, '', `${pathname}${removeDemoParameter(currentSearch)}${hash}`)
  }
}
