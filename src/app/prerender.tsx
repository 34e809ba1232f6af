import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { allRows } from '@/api/all-rows'
import { getListManagedPropertiesQueryKey } from '../api/generated/lots/lots'
import { getListHomeModulesQueryKey } from '../api/generated/session/session'
import { getListWorkManagersQueryKey } from '../api/generated/work-managers/work-managers'
import { getGetWorkQueryKey } from '../api/generated/works/works'
import { withBasePath } from '../base-path'
import { collectStyles, renderGlobalStyles } from '../design-system/theme/collect-styles'
import { InvitationSkeleton } from '../features/public/InvitationSkeleton'
import { PublicFrame } from '../features/public/PublicFrame'
import { PublicPortal } from '../features/public/PublicPortal'
import { SharedPassSkeleton } from '../features/public/SharedPassSkeleton'
import { SignInPage } from '../features/session/SignInPage'
import type { BuiltPages } from '../hosting/built-pages'
import { firstLists } from '../hosting/page-addresses'
import { paths } from '../paths'
import { allLots } from '../patterns/lots/use-managed-lots'
import { type Session, sessionSchema } from '../session/session-schema'
import { enterSession } from '../session/session-store'
import { App } from './App'
import { createClientWithStoredLists } from './stored-queries'

/*
 * The build runs this program in Node. It prints the global styles, and the HTML and the styles of the pages that browsers show before
 * the scripts have loaded: the sign-in, and the frames of an invitation, of a shared pass and of the screens that need a session.
 */

async function render(content: ReactNode) {
  const { page, getStyles } = collectStyles(<StrictMode>{content}</StrictMode>)
  // With the default chunk size, React would complete a large page by scripts, which the content security policy forbids.
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER })
  return { html: await new Response(prelude).text(), styles: getStyles() }
}

/** A session without texts. With it, and without data, the screens show only their frames. */
const emptySession = v.parse(sessionSchema, {
  version: 1,
  token: 'none',
  jwt_duration: 1,
  expires_at: Number.MAX_SAFE_INTEGER,
  sessionFromMobile: false,
  user: { groups: [], first_name: '', last_name: '' },
  customer: [{ id: 1, name: '', real_property_name: '', can_manage_residents: true }],
  profile: {},
  properties: [{ property_id: 1, real_property_id: 1, person_id: 1, identifier: '', real_property_name: '' }],
  catalog: [],
  carcolor: [],
  carbrand: [],
  insurance: [],
  cartype: [],
  carmodel: [],
})

const renderApp = (address: string, queryClient?: QueryClient) =>
  render(
    <App
      queryClient={queryClient}
      Router={({ basename, children }) => (
        <MemoryRouter basename={basename} initialEntries={[withBasePath(address)]}>
          {children}
        </MemoryRouter>
      )}
    />,
  )

function renderFrame(address: string) {
  enterSession(emptySession)
  return renderApp(address)
}

/** Renders the content of `main` with a list. The query client has data without texts for the screen around the list. */
async function renderList(
  address: string,
  data: readonly (readonly [QueryKey, unknown])[],
  session: Session = emptySession,
) {
  enterSession(session)
  const queryClient = createClientWithStoredLists()
  for (const [key, value] of data) queryClient.setQueryData(key, value)
  const { html, styles } = await renderApp(address, queryClient)
  const [, content] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  if (!content?.includes('data-loading')) throw new Error(`${address} has no list`)
  return { html: content, styles }
}

const pages: BuiltPages['pages'] = {
  login: await render(<SignInPage onEnter={async () => {}} />),
  register: await renderApp(paths.register()),
  'password-request': await renderApp(paths.passwordRequest()),
  terms: await renderApp(paths.terms()),
  'not-found': await renderApp('/not-found'),
  invite: await render(
    <PublicPortal>
      <PublicFrame>
        <InvitationSkeleton />
      </PublicFrame>
    </PublicPortal>,
  ),
  'shared-pass': await render(
    <PublicPortal>
      <PublicFrame>
        <SharedPassSkeleton />
      </PublicFrame>
    </PublicPortal>,
  ),
  home: await renderFrame(paths.home()),
  'authorization-form': await renderFrame(paths.newAuthorization()),
  'invitation-form': await renderFrame(paths.newInvitation()),
  pass: await renderFrame(paths.pass(1)),
  movements: await renderFrame(paths.movements()),
  lots: await renderFrame(paths.lots()),
  lot: await renderFrame(paths.lot(1)),
  works: await renderFrame(paths.works()),
  work: await renderFrame(paths.work(1)),
  submissions: await renderFrame(paths.submissions()),
  'new-submission': await renderFrame(paths.newSubmission(1)),
  expiries: await renderFrame(paths.expiries()),
  profile: await renderFrame(paths.profile()),
}

const modules = [
  getListHomeModulesQueryKey(1),
  [
    { code: 'census', is_active_mobile: true },
    { code: 'document_submission', is_active_mobile: true },
  ],
] as const
const lot = { property: 1, identifier: '', area_name: null, can_manage_property: true, is_renter_flag: false }

const [emptyLot] = emptySession.properties
const sessionWithLots: Session = {
  ...emptySession,
  properties: emptyLot ? [emptyLot, { ...emptyLot, property_id: 2 }] : [],
}

const lists: BuiltPages['lists'] = {
  home: await renderList(paths.home(), [], sessionWithLots),
  submissions: await renderList(paths.submissions(), [modules]),
  lot: await renderList(paths.lot(1), [
    modules,
    [getListManagedPropertiesQueryKey(1, 1, allLots), { count: 1, results: [lot] }],
  ]),
  roster: await renderList(`${paths.work(1)}${firstLists.roster.search}`, [
    modules,
    [
      getGetWorkQueryKey(1, 1),
      { title: '', status: 'CURRENT', property: { id: 1, identifier: '', real_property: { id: 1 } } },
    ],
    [getListWorkManagersQueryKey(1, 1, allRows), { count: 0, results: [] }],
  ]),
}

// The timers of the portal would keep the program running.
process.stdout.write(
  JSON.stringify({
    globalStyles: renderGlobalStyles(renderToStaticMarkup),
    pages,
    lists,
  } satisfies BuiltPages),
  () => process.exit(),
)
