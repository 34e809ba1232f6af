import type { Clock } from '../../db/clock.ts'
import type { Db } from '../../db/db.ts'
import { findSession } from '../../handlers/session.ts'
import { isSessionOpen } from '../../rules/session.ts'
import type { HandedOver } from './AdministrationPage.tsx'
import { readSharedSession } from './shared-cookie.ts'

/** The path of the demo's administration page below the portal's root, to which `adminUrl` leads. */
const folder = 'administracion'
const page = '/customer-selection'

/** Whether an address is the web administration's. */
export const isAdministration = (pathname: string, root: string): boolean =>
  pathname.replace(/\/$/, '') === `${root}${folder}${page}`

/** Returns the session in the cookies of a page. */
export function handedOver(
  cookies: string,
  { db, clock }: { db: Db; clock: Clock },
): HandedOver | 'none' | 'unknown' {
  const shared = readSharedSession(cookies)
  if (!shared) return 'none'
  const session = findSession(db, shared.token)
  const user = session && isSessionOpen(session, clock.now()) ? db.users.get(session.user_id) : undefined
  if (!user) return 'unknown'
  const neighbourhood = shared.realPropertyId && db.realProperties.get(shared.realPropertyId)?.name
  return {
    name: `${user.first_name} ${user.last_name}`,
    username: user.email,
    neighbourhood: neighbourhood || undefined,
  }
}

/** Loads and renders the page. */
export async function administrationPage(session: HandedOver | 'none' | 'unknown', root: string) {
  const { drawAdministration } = await import(
    /* webpackChunkName: "demo-administration" */ './draw-administration.tsx'
  )
  return drawAdministration(session, page, root)
}
