import type { Clock } from '../../db/clock.ts'
import type { Db } from '../../db/db.ts'
import { findSession } from '../../handlers/session.ts'
import { isSessionOpen } from '../../rules/session.ts'
import type { SharedSessionResult } from './AdministrationPage.tsx'
import { readSharedSession } from './shared-cookie.ts'

/** In the demo, the `adminUrl` of the portal leads to this folder below the base path. */
const folder = 'administracion'
const pagePath = '/customer-selection'

/** Whether `pathname` leads to the page that replaces the web administration. `root` is the base path of the demo. */
export const isAdministrationPath = (pathname: string, root: string): boolean =>
  pathname.replace(/\/$/, '') === `${root}${folder}${pagePath}`

/** Finds the account of the session that the portal stored in a cookie. `cookies` is a `document.cookie`. */
export function findSharedAccount(
  cookies: string,
  { db, clock }: { db: Db; clock: Clock },
): SharedSessionResult {
  const sharedSession = readSharedSession(cookies)
  if (!sharedSession) return 'none'
  const session = findSession(db, sharedSession.token)
  const user = session && isSessionOpen(session, clock.now()) ? db.users.get(session.user_id) : undefined
  if (!user) return 'unknown'
  const neighbourhood =
    sharedSession.realPropertyId && db.realProperties.get(sharedSession.realPropertyId)?.name
  return {
    name: `${user.first_name} ${user.last_name}`,
    username: user.email,
    neighbourhood: neighbourhood || undefined,
  }
}

/** Loads the code of the page that replaces the web administration, and returns the page as a React element. */
export async function renderAdministrationPage(session: SharedSessionResult, root: string) {
  const { renderAdministration } = await import(
    /* webpackChunkName: "demo-administration" */ './render-administration.tsx'
  )
  return renderAdministration(session, pagePath, root)
}
