import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNearItsEnd, parseStoredSession, toRenewedSession, toSession } from '@/session/session-schema'
import { chooseCount } from '../support/scope'
import { createCustomer, createLot, createSession, createSessionData } from './sessions'

const now = Date.UTC(2026, 2, 16, 13)

describe('the session of a login response', () => {
  test('lasts the minutes of `jwt_duration`', () => {
    const session = toSession(createSessionData({ jwt_duration: 90 }), now)
    expect(session?.expires_at).toBe(now + 90 * 60_000)
    expect(session).toMatchObject({ token: 't-000001', version: 1, newUser: false, sessionFromMobile: false })
  })

  test('is the same after storing and parsing', () => {
    const session = toSession(
      createSessionData({ profile: { photo: { url: 'https://media.example/1.jpg' } } }),
      now,
      { isFromMobile: true },
    )
    expect(session).toBeDefined()
    expect(parseStoredSession(JSON.stringify(session))).toEqual(session)
  })

  test('has the typed email if the response has none, and no email if the user typed no email', () => {
    const { email: _, ...user } = createSessionData().user
    const getEmail = (username?: string) =>
      toSession(createSessionData({ user }), now, { username })?.user.email
    expect(getEmail(' Carolina@Demo.AR ')).toBe('carolina@demo.ar')
    expect(getEmail('30111222')).toBeUndefined()
    expect(getEmail()).toBeUndefined()
    expect(toSession(createSessionData(), now, { username: 'otra@demo.ar' })?.user.email).toBe(
      'residente@demo.ar',
    )
  })

  test('omits unknown fields', () => {
    const response = {
      ...createSessionData(),
      password: 'Demo1234',
      user: { ...createSessionData().user, dni: '30111222' },
    }
    const text = JSON.stringify(toSession(response, now))
    expect(text).not.toMatch(/Demo1234|30111222/)
  })

  test('accepts an unknown group', () => {
    const groups = ['SOMETHING_NEW', 'AUDITOR']
    const response: object = { ...createSessionData(), user: { ...createSessionData().user, groups } }
    expect(
      parseStoredSession(JSON.stringify(toSession(Object.assign(createSessionData(), response), now)))?.user
        .groups,
    ).toEqual(groups)
  })
})

/** For each case, a description of an invalid stored session, and the field that makes it invalid. */
const invalidFields: [string, object][] = [
  ['of another version', { version: 2 }],
  ['without a version', { version: undefined }],
  ['without a token', { token: undefined }],
  ['with an empty token', { token: '' }],
  ['with a token that is not a string', { token: 7 }],
  ['with a token that has a line break', { token: 't-1\r\nX-Other: 1' }],
  ['with a token that has a null character', { token: 't-1\0' }],
  ['with a token that has a space', { token: 't 1' }],
  ['with a token that is not Latin-1', { token: 't-€' }],
  ['without an expiry', { expires_at: undefined }],
  ['with an expiry that is not a number', { expires_at: '2099-01-01' }],
  ['with a duration of 0', { jwt_duration: 0 }],
  ['without a user', { user: undefined }],
  ['with a user without groups', { user: { first_name: 'A', last_name: 'B', email: 'a@b.ar' } }],
  ['with groups that are a string', { user: { ...createSessionData().user, groups: 'AUDITOR' } }],
  ['without a list of neighbourhoods', { customer: undefined }],
  ['with the neighbourhood id 0', { customer: [createCustomer(0)] }],
  ['with a fractional neighbourhood id', { customer: [createCustomer(1.5)] }],
  ['with a neighbourhood id that is a string', { customer: [{ ...createCustomer(1), id: '1/../2' }] }],
  ['with lots that are not an array', { properties: {} }],
  ['with a negative lot id', { properties: [createLot(-1, 101)] }],
  ['with null instead of a lot', { properties: [null] }],
  ['without a profile', { profile: null }],
]

test('reads a stored session without newUser as the session of a user who is not new', () => {
  const { newUser, ...oldSession } = toSession(createSessionData(), now, { isNewUser: true }) ?? {}
  expect(newUser).toBe(true)
  expect(parseStoredSession(JSON.stringify(oldSession))?.newUser).toBe(false)
})

test('reads a stored session without a session id and a key as a session with an empty key', () => {
  const { key: _, session_id: __, ...oldSession } = createSession()
  expect(parseStoredSession(JSON.stringify(oldSession))?.key).toBe('')
})

test('reads a stored session without permissions as a session without any permission', () => {
  const { customer, ...otherFields } = toSession(createSessionData(), now) ?? {}
  const oldSession = {
    ...otherFields,
    customer: customer?.map(({ id, name, logo, real_property_name, multiarea }) => ({
      id,
      name,
      logo,
      real_property_name,
      multiarea,
    })),
  }
  expect(parseStoredSession(JSON.stringify(oldSession))?.customer).toEqual([
    {
      ...customer?.[0],
      location: null,
      can_manage_residents: false,
      can_manage_tenants: false,
      can_manage_vehicles: false,
      can_manage_pets: false,
    },
  ])
})

describe('an invalid stored session', () => {
  const validSession = toSession(createSessionData(), now)

  test('is, in these tests, a changed copy of `validSession`, which is itself valid', () => {
    expect(parseStoredSession(JSON.stringify(validSession))).toEqual(validSession)
  })

  test.each(invalidFields)('is ignored: %s', (_case, invalidField) => {
    expect(parseStoredSession(JSON.stringify({ ...validSession, ...invalidField }))).toBeUndefined()
  })

  test('is ignored with an infinite expiry', () => {
    const text = JSON.stringify(validSession).replace(/"expires_at":\d+/, '"expires_at":1e999')
    expect(text).toContain('1e999')
    expect(parseStoredSession(text)).toBeUndefined()
  })

  test.each([null, '', 'null', 'undefined', '[]', '"t-1"', '7', '{', '{}', '{"token":"t-1"}'])(
    'is ignored if the stored text is %j',
    (text) => {
      expect(parseStoredSession(text)).toBeUndefined()
    },
  )

  test('is ignored if it is random or truncated text; after the change of one character, it is ignored or has a token', () => {
    const text = JSON.stringify(validSession)
    const truncatedText = fc.nat(text.length - 1).map((length) => text.slice(0, length))
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), truncatedText),
        (invalidText) => parseStoredSession(invalidText) === undefined,
      ),
      {
        numRuns: chooseCount(100, 500),
      },
    )
    const replacement = fc.tuple(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 2 }))
    fc.assert(
      fc.property(replacement, ([index, piece]) => {
        const session = parseStoredSession(text.slice(0, index) + piece + text.slice(index + 1))
        return session === undefined || (session.token !== '' && session.version === 1)
      }),
      { numRuns: chooseCount(100, 500) },
    )
  })
})

test('toSession returns undefined for a login response that breaks the contract', () => {
  const invalidFields: object[] = [
    { token: '' },
    { token: 't-1\n' },
    { token: 't-😀' },
    { jwt_duration: -1 },
    { jwt_duration: 1e308 },
    { customer: null },
    { properties: [{ property_id: 201 }] },
  ]
  for (const invalidField of invalidFields) {
    expect(toSession(Object.assign(createSessionData(), invalidField), now)).toBeUndefined()
  }
})

test('toRenewedSession returns undefined for a token that cannot be in a header', () => {
  const session = toSession(createSessionData(), now)
  const renew = (token: string) => session && toRenewedSession(session, { token, jwt_duration: 10 }, now)
  expect(renew('t-2')?.token).toBe('t-2')
  expect(renew('t-2\n')).toBeUndefined()
})

test('isNearItsEnd returns true only in the last fifth of the session and before its end', () => {
  const session = createSession({ jwt_duration: 480 }, now)
  const isNearWith = (minutesLeft: number) => isNearItsEnd(session, session.expires_at - minutesLeft * 60_000)
  expect([96, 95, 1].map(isNearWith)).toEqual([false, true, true])
  expect([0, -1].map(isNearWith)).toEqual([false, false])
})
