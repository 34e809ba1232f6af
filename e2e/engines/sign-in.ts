import { demoAccounts } from '../../src/demo/accounts'
import { createStoredSession, sessionKey } from '../stored-session'
import type { EngineContext } from './engine-test'

/**
 * Opens a path of the portal, signed in as a resident. Stores a session as the portal does after a sign-in by the form. The page must
 * show an address of the portal.
 */
export async function signIn({ page, mock, portalUrl }: EngineContext, path: string) {
  const session = createStoredSession(await mock.signIn(demoAccounts.resident.username), Date.now())
  await page.driver.evaluate(`localStorage.setItem('${sessionKey}', ${JSON.stringify(session)})`)
  await page.driver.open(`${portalUrl}${path}`)
}
