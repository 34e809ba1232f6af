import {
  closeSession,
  closeSessions,
  consumeOneTimeCode,
  createSession,
  isSessionOpen,
  jwtDuration,
  renewToken,
  requireCredentials,
  requireOpenSession,
  requireOwnSession,
  toSessionData,
} from '@mocks/rules/session'
import { sessionCatalogs } from '@mocks/scenarios/catalogs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createSessionRow, createUserRow } from './sample-rows'

const now = new Date('2026-03-16T13:00:00Z')
const users = [
  createUserRow(),
  createUserRow({ id: 2, email: 'otra@demo.ar', id_number: 'F4821', password: 'otra clave' }),
]
const wrongCredentialsRefusal = {
  status: 401,
  body: { non_field_errors: ['El usuario o la contraseña son incorrectos.'] },
}
const expiredSessionRefusal = { status: 401, body: { detail: 'La sesión expiró.' } }

describe('requireCredentials', () => {
  it('accepts the email or the document number, ignoring case', () => {
    expect(requireCredentials(users, 'carolina@demo.ar', 'Demo1234').id).toBe(1)
    expect(requireCredentials(users, ' CAROLINA@demo.ar', 'Demo1234').id).toBe(1)
    expect(requireCredentials(users, '30111222', 'Demo1234').id).toBe(1)
    expect(requireCredentials(users, 'f4821', 'otra clave').id).toBe(2)
  })

  it('refuses an unknown user and a wrong password with the same response', () => {
    expect(catchRefusal(() => requireCredentials(users, 'nadie@demo.ar', 'Demo1234'))).toEqual(
      wrongCredentialsRefusal,
    )
    expect(catchRefusal(() => requireCredentials(users, 'carolina@demo.ar', 'demo1234'))).toEqual(
      wrongCredentialsRefusal,
    )
    expect(catchRefusal(() => requireCredentials(users, 'otra@demo.ar', 'Demo1234'))).toEqual(
      wrongCredentialsRefusal,
    )
  })
})

describe('sessions', () => {
  const newSession = { id: 9, sessionId: 's-000009', token: 'nine' }

  it('expire after 480 minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * jwtDuration }), (minutes) => {
        const later = new Date(now.getTime() + minutes * 60_000)
        expect(isSessionOpen(createSession(createUserRow(), newSession, now), later)).toBe(minutes < 480)
      }),
    )
  })

  it('are refused if they are unknown, closed or expired', () => {
    expect(catchRefusal(() => requireOpenSession(undefined, now))).toEqual(expiredSessionRefusal)
    expect(catchRefusal(() => requireOpenSession(createSessionRow({ is_closed: true }), now))).toEqual(
      expiredSessionRefusal,
    )
    expect(
      catchRefusal(() => requireOpenSession(createSessionRow({ expires_at: now.toISOString() }), now)),
    ).toEqual(expiredSessionRefusal)
    expect(requireOpenSession(createSessionRow(), now)).toEqual(createSessionRow())
  })

  it('are renewed only for their user, and then get a new token and 480 more minutes but keep their session id', () => {
    expect(catchRefusal(() => requireOwnSession(createSessionRow(), 2, now))).toEqual(expiredSessionRefusal)
    const later = new Date('2026-03-16T15:00:00.000Z')
    const renewedSession = renewToken(requireOwnSession(createSessionRow(), 1, later), 'two', later)
    expect(renewedSession).toEqual({
      ...createSessionRow(),
      token: 'two',
      expires_at: '2026-03-16T23:00:00.000Z',
    })
  })

  it('are closed by a request with their session id or without one; a request with another session id is refused', () => {
    expect(closeSession(createSessionRow(), null).is_closed).toBe(true)
    expect(closeSession(createSessionRow(), 's-000001').is_closed).toBe(true)
    expect(catchRefusal(() => closeSession(createSessionRow(), 's-000002'))).toEqual({
      status: 400,
      body: { session_id: ['La sesión no es la tuya.'] },
    })
  })

  it('of one user are closed together; closeSessions returns only those that were open', () => {
    const sessions = [
      createSessionRow(),
      createSessionRow({ id: 2, user_id: 2 }),
      createSessionRow({ id: 3 }),
      createSessionRow({ id: 4, is_closed: true }),
    ]
    expect(closeSessions(sessions, 1).map(({ id, is_closed }) => [id, is_closed])).toEqual([
      [1, true],
      [3, true],
    ])
  })
})

describe('a one-time code', () => {
  const code = { id: 1, code: 'demo-otc', user_id: 1, expires_at: '2026-03-17T13:00:00.000Z', is_used: false }

  it('can be used only once, and only before its expiry', () => {
    const usedCode = consumeOneTimeCode(code, now)
    expect(usedCode).toEqual({ ...code, is_used: true })
    const notFound = { status: 404, body: { detail: 'No encontrado.' } }
    expect(catchRefusal(() => consumeOneTimeCode(usedCode, now))).toEqual(notFound)
    expect(catchRefusal(() => consumeOneTimeCode(undefined, now))).toEqual(notFound)
    expect(catchRefusal(() => consumeOneTimeCode(code, new Date(code.expires_at)))).toEqual(notFound)
  })
})

describe('the response to a sign-in', () => {
  it.each([
    ['https://demo.ar/carolina.png', { url: 'https://demo.ar/carolina.png' }],
    [null, null],
  ])('for a user with the photo %j contains the photo %j', (photo_url, photo) => {
    const user = createUserRow({ photo_url })
    expect(toSessionData(createSessionRow(), user, [], [], sessionCatalogs).profile).toEqual({ photo })
  })
})
