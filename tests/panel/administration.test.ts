import { WorldClock } from '@mocks/db/clock'
import { createMock } from '@mocks/node'
import { findSharedAccount, isAdministrationPath } from '@mocks/panel/stand-in/administration'
import { testNow } from '@mocks/world/world'
import { expect, it } from 'vitest'
import { createCredentials, createRequestInit } from '../mocks/client'

const createCookies = (session: unknown) =>
  `theme=dark; portal_session=${encodeURIComponent(JSON.stringify(session))}`

/** Creates a mock backend and signs the account consejo@demo.ar in. */
async function createSignedInMock() {
  const mock = await createMock()
  const response = await mock.request(
    '/fapi/auth/login/',
    createRequestInit('POST', { body: createCredentials('consejo@demo.ar') }),
  )
  const { token } = (await response.json()) as { token: string }
  return { mock, token, world: { db: mock.db, clock: WorldClock.createAt(Date.parse(testNow)) } }
}

it('returns the account of the session in the cookie, without the token', async () => {
  const { token, world } = await createSignedInMock()
  const account = findSharedAccount(createCookies({ token, session_id: 's', real_property_id: 101 }), world)
  expect(account).toEqual({
    name: 'Ernesto Ñancupil',
    username: 'consejo@demo.ar',
    neighbourhood: 'Los Álamos',
  })
  expect(JSON.stringify(account)).not.toContain(token)
})

it("returns 'unknown' for a closed session and for a token that the world does not contain", async () => {
  const { mock, token, world } = await createSignedInMock()
  const [session] = mock.db.sessions.all()
  if (session) await mock.db.sessions.save({ ...session, is_closed: true })
  for (const cookieSession of [{ token }, { token: 'of another world' }])
    expect(findSharedAccount(createCookies(cookieSession), world)).toBe('unknown')
})

it.each(['', 'portal_session=', 'portal_session=%7Bno', 'portal_session=%7B%7D', 'my_portal_session=x'])(
  "returns 'none' for the cookies %j",
  async (cookies) => {
    const { world } = await createSignedInMock()
    expect(findSharedAccount(cookies, world)).toBe('none')
  },
)

it('recognizes the path of the page that replaces the web administration, only below the base path', () => {
  expect(isAdministrationPath('/x/administracion/customer-selection', '/x/')).toBe(true)
  expect(isAdministrationPath('/administracion/customer-selection/', '/')).toBe(true)
  expect(isAdministrationPath('/administracion', '/')).toBe(false)
  expect(isAdministrationPath('/administracion/customer-selection', '/x/')).toBe(false)
})
