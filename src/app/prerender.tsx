import { type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { MemoryRouter } from 'react-router-dom'
import * as v from 'valibot'
import { collectStyles, renderGlobalStyles } from '../design-system/theme/collect-styles'
import { InvitationScreen } from '../features/public/InvitationScreen'
import { PublicPortal } from '../features/public/PublicPortal'
import { SignInPage } from '../features/session/SignInPage'
import type { BuiltPages } from '../hosting/built-pages'
import { paths } from '../paths'
import { sessionSchema } from '../session/session-schema'
import { enterSession } from '../session/session-store'
import { App } from './App'

/*
 * The build runs this program in Node. It prints the global styles, and the HTML and the styles of the pages that browsers show before
 * the scripts have loaded: the sign-in, and the frames of an invitation and of the screens that need a session.
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
  customer: [{ id: 1, name: '', real_property_name: '' }],
  profile: {},
  properties: [{ property_id: 1, real_property_id: 1, person_id: 1, identifier: '', real_property_name: '' }],
  catalog: [],
  carcolor: [],
  carbrand: [],
  insurance: [],
  cartype: [],
  carmodel: [],
})

const renderApp = (address: string) =>
  render(
    <App Router={({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>} />,
  )

function renderFrame(address: string) {
  enterSession(emptySession)
  return renderApp(address)
}

const pages: BuiltPages['pages'] = {
  login: await render(<SignInPage onEnter={async () => {}} />),
  register: await renderApp(paths.register()),
  'password-request': await renderApp(paths.passwordRequest()),
  terms: await renderApp(paths.terms()),
  'not-found': await renderApp('/not-found'),
  invite: await render(
    <PublicPortal>
      <InvitationScreen invitationKey="any" isReady={false} />
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
  profile: await renderFrame(paths.profile()),
}

// The timers of the portal would keep the program running.
process.stdout.write(
  JSON.stringify({ globalStyles: renderGlobalStyles(renderToStaticMarkup), pages } satisfies BuiltPages),
  () => process.exit(),
)
