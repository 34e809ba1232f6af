import { WorldClock } from '@mocks/db/clock'
import { createMock } from '@mocks/node'
import { handedOver, isAdministration } from '@mocks/panel/stand-in/administration'
import { testNow } from '@mocks/world/world'
import { expect, it } from 'vitest'
import { credentials, init } from '../mocks/client'

const cookieOf = (session: unknown) =>
  `theme=dark; portal_session=${encodeURIComponent(JSON.stringify(session))}`

async function signedIn() {
  const mock = await createMock()
  const answer = await mock.request(
    '/fapi/auth/login/',
    init('POST', { body: credentials('consejo@demo.ar') }),
  )
  const { token } = (await answer.json()) as { token: string }
  return { mock, token, world: { db: mock.db, clock: WorldClock.showing(Date.parse(testNow)) } }
}

it('tells whose session the cookie brings, and nothing that opens it', async () => {
  const { token, world } = await signedIn()
  const found = handedOver(cookieOf({ token, session_id: 's', real_property_id: 101 }), world)
  expect(found).toEqual({
    name: 'Ernesto Ñancupil',
    username: 'consejo@demo.ar',
    neighbourhood: 'Los Álamos',
  })
  expect(JSON.stringify(found)).not.toContain(token)
})

it('knows no session that is closed, or of another world', async () => {
  const { mock, token, world } = await signedIn()
  const [session] = mock.db.sessions.all()
  if (session) await mock.db.sessions.save({ ...session, is_closed: true })
  for (const shared of [{ token }, { token: 'of another world' }])
    expect(handedOver(cookieOf(shared), world)).toBe('unknown')
})

it.each(['', 'portal_session=', 'portal_session=%7Bno', 'portal_session=%7B%7D', 'my_portal_session=x'])(
  'finds none in %j',
  async (cookies) => {
    const { world } = await signedIn()
    expect(handedOver(cookies, world)).toBe('none')
  },
)

it('has one address below the portal', () => {
  expect(isAdministration('/x/administracion/customer-selection', '/x/')).toBe(true)
  expect(isAdministration('/administracion/customer-selection/', '/')).toBe(true)
  expect(isAdministration('/administracion', '/')).toBe(false)
  expect(isAdministration('/administracion/customer-selection', '/x/')).toBe(false)
})
