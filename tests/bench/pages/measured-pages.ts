import { buildPassAddress } from '../../../e2e/shared-pass-links.ts'
import { createStoredSession } from '../../../e2e/stored-session.ts'
import { createSend, MockClient } from '../../../mocks/client.ts'
import type { ReadySign } from './page-observer.ts'
import { type ListName, type PeerCard, peerLists, removeAction } from './peer-lists.ts'
import type { SiteName, Sites } from './sites.ts'
import type { VisitedPage } from './visit.ts'

/** The public pages of the portal, by name. */
const publicPaths = {
  login: '/login',
  invite: '/invite/demo-invitation',
  sharedPass: buildPassAddress({ name: 'Oscar Vera', days: ['2026-03-16', '2026-03-16'] }),
}
export type PublicPageName = keyof typeof publicPaths

/** The lists of the portal, by name. */
const listPaths: Record<ListName, string> = {
  authorizations: '/',
  movements: '/activitiesReport',
  works: '/constructions',
  submissions: '/submissions',
  lot: '/manageproperty/201',
  roster: '/construction/501?tab=nomina',
}

/** The list in which a press opens a dialog. */
export const pageWithDialog: ListName = 'lot'

export const publicPageNames = Object.keys(publicPaths) as PublicPageName[]
export const listNames = Object.keys(listPaths) as ListName[]
/** The names of the peers of the public pages. */
const publicPeerNames = ['html', 'react', 'antDesignSignIn'] as const

/** Returns the name of the list of Ant Design that is compared with a list of the portal. */
export const getPeerName = (name: ListName): string => `${name}, Ant Design`

const formField: ReadySign = { kind: 'field', selector: 'form input' }
const drawnCode: ReadySign = { kind: 'field', selector: "[role='img'][aria-busy='false']" }

/** Creates the visits of public pages, and of their peers. */
export function createPublicVisits(names: readonly PublicPageName[], { origins }: Sites): VisitedPage[] {
  if (names.length === 0) return []
  const createVisit = (name: string, site: SiteName, path = '/', sign = formField): VisitedPage => ({
    name,
    origin: origins[site],
    path,
    sign: site === 'html' ? { kind: 'painted' } : sign,
  })
  return [
    ...publicPeerNames.map((name) => createVisit(name, name)),
    ...names.map((name) =>
      createVisit(name, 'portal', publicPaths[name], name === 'sharedPass' ? drawnCode : formField),
    ),
  ]
}

const listTexts = ({ title, tags, fields }: PeerCard) => [title, ...tags, ...fields.map(([, value]) => value)]

/** Creates the visits of lists of the portal and of Ant Design, with the rows that the API returns. */
export async function createListVisits(
  names: readonly ListName[],
  { origins, backend }: Sites,
): Promise<VisitedPage[]> {
  const sessionData = await new MockClient(createSend(backend.url, {})).signIn('residente@demo.ar')
  const session = createStoredSession(sessionData)
  const visits: VisitedPage[] = []
  for (const name of names) {
    const { path, toCard } = peerLists[name]
    const { status, body } = await backend.call('GET', path, { token: String(sessionData.token) })
    const { results = [] } = (body ?? {}) as { results?: unknown[] }
    if (status !== 200 || results.length === 0) throw new Error(`${name}: the API returns no rows`)
    const rowTexts = results.map((row) => listTexts(toCard(row)))
    const firstText = rowTexts[0]?.[0] ?? ''
    const createVisit = (site: SiteName, visit: Pick<VisitedPage, 'name' | 'path'>, selector: string) =>
      visits.push({
        ...visit,
        origin: origins[site],
        session,
        sign: { kind: 'rows', selector, firstText },
        rowTexts,
        ...(name === pageWithDialog && { dialogButton: removeAction }),
      })
    createVisit('portal', { name, path: listPaths[name] }, 'main li[aria-labelledby], main tbody tr')
    createVisit('antDesignList', { name: getPeerName(name), path: `/${name}` }, '.ant-card')
  }
  return visits
}
