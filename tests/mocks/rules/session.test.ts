import {
  closeSession,
  closeSessions,
  createSession,
  isSessionOpen,
  jwtDuration,
  renewToken,
  requireCredentials,
  requireOpenSession,
  requireOwnSession,
  spendOneTimeCode,
} from '@mocks/rules/session'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { refusalOf, session, user } from './sample-rows'

const now = new Date('2026-03-16T13:00:00Z')
const users = [user(), user({ id: 2, email: 'otra@demo.ar', id_number: 'F4821', password: 'otra clave' })]
const wrongCredentials = {
  status: 401,
  body: { non_field_errors: ['El usuario o la contraseña son incorrectos.'] },
}
const expiredSession = { status: 401, body: { detail: 'La sesión expiró.' } }

describe('requireCredentials', () => {
  it('accepts the email or the document number, ignoring case', () => {
    expect(requireCredentials(users, 'carolina@demo.ar', 'Demo1234').id).toBe(1)
    expect(requireCredentials(users, ' CAROLINA@demo.ar', 'Demo1234').id).toBe(1)
    expect(requireCredentials(users, '30111222', 'Demo1234').id).toBe(1)
    expect(requireCredentials(users, 'f4821', 'otra clave').id).toBe(2)
  })

  it('refuses an unknown user and a wrong password with the same answer', () => {
    expect(refusalOf(() => requireCredentials(users, 'nadie@demo.ar', 'Demo1234'))).toEqual(wrongCredentials)
    expect(refusalOf(() => requireCredentials(users, 'carolina@demo.ar', 'demo1234'))).toEqual(
      wrongCredentials,
    )
    expect(refusalOf(() => requireCredentials(users, 'otra@demo.ar', 'Demo1234'))).toEqual(wrongCredentials)
  })
})

describe('sessions', () => {
  const newSession = { id: 9, sessionId: 's-000009', token: 'nine' }

  it('expire after 480 minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * jwtDuration }), (minutes) => {
        const later = new Date(now.getTime() + minutes * 60_000)
        expect(isSessionOpen(createSession(user(), newSession, now), later)).toBe(minutes < 480)
      }),
    )
  })

  it('are refused if unknown, closed or expired', () => {
    expect(refusalOf(() => requireOpenSession(undefined, now))).toEqual(expiredSession)
    expect(refusalOf(() => requireOpenSession(session({ is_closed: true }), now))).toEqual(expiredSession)
    expect(refusalOf(() => requireOpenSession(session({ expires_at: now.toISOString() }), now))).toEqual(
      expiredSession,
    )
    expect(requireOpenSession(session(), now)).toEqual(session())
  })

  it('are renewed by their user only and keep the session id', () => {
    expect(refusalOf(() => requireOwnSession(session(), 2, now))).toEqual(expiredSession)
    const renewed = renewToken(requireOwnSession(session(), 1, now), 'two', now)
    expect(renewed).toEqual({ ...session(), token: 'two', expires_at: '2026-03-16T21:00:00.000Z' })
  })

  it('are closed with their id or without an id, and not with another id', () => {
    expect(closeSession(session(), null).is_closed).toBe(true)
    expect(closeSession(session(), 's-000001').is_closed).toBe(true)
    expect(refusalOf(() => closeSession(session(), 's-000002'))).toEqual({
      status: 400,
      body: { session_id: ['La sesión no es la tuya.'] },
    })
  })

  it('of a user are closed together', () => {
    const sessions = [
      session(),
      session({ id: 2, user_id: 2 }),
      session({ id: 3 }),
      session({ id: 4, is_closed: true }),
    ]
    expect(closeSessions(sessions, 1).map(({ id, is_closed }) => [id, is_closed])).toEqual([
      [1, true],
      [3, true],
    ])
  })
})

describe('a one-time code', () => {
  const code = { id: 1, code: 'demo-otc', user_id: 1, expires_at: '2026-03-17T13:00:00.000Z', is_used: false }

  it('works once and before its expiry', () => {
    const usedCode = spendOneTimeCode(code, now)
    expect(usedCode).toEqual({ ...code, is_used: true })
    const notFound = { status: 404, body: { detail: 'No encontrado.' } }
    expect(refusalOf(() => spendOneTimeCode(usedCode, now))).toEqual(notFound)
    expect(refusalOf(() => spendOneTimeCode(undefined, now))).toEqual(notFound)
    expect(refusalOf(() => spendOneTimeCode(code, new Date(code.expires_at)))).toEqual(notFound)
  })
})
