import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseStoredSession, toSession } from '@/session/session-schema'
import { customer, lot, sessionData } from './sessions'

const now = Date.UTC(2026, 2, 16, 13)

describe('the session of an answer', () => {
  test('lasts the minutes of `jwt_duration`', () => {
    const session = toSession(sessionData({ jwt_duration: 90 }), now)
    expect(session?.expires_at).toBe(now + 90 * 60_000)
    expect(session).toMatchObject({ token: 't-000001', version: 1, sessionFromMobile: false })
  })

  test('is equal after it is stored and parsed', () => {
    const session = toSession(
      sessionData({ profile: { photo: { url: 'https://media.example/1.jpg' } } }),
      now,
      { isFromMobile: true },
    )
    expect(session).toBeDefined()
    expect(parseStoredSession(JSON.stringify(session))).toEqual(session)
  })

  test('omits unknown fields', () => {
    const answer = {
      ...sessionData(),
      password: 'Demo1234',
      user: { ...sessionData().user, dni: '30111222' },
    }
    const text = JSON.stringify(toSession(answer, now))
    expect(text).not.toMatch(/Demo1234|30111222/)
  })

  test('accepts an unknown group', () => {
    const groups = ['SOMETHING_NEW', 'AUDITOR']
    const answer: object = { ...sessionData(), user: { ...sessionData().user, groups } }
    expect(
      parseStoredSession(JSON.stringify(toSession(Object.assign(sessionData(), answer), now)))?.user.groups,
    ).toEqual(groups)
  })
})

/** The invalid changes of one field of a stored session. */
const spoiled: [string, object][] = [
  ['of another version', { version: 2 }],
  ['without a version', { version: undefined }],
  ['without a token', { token: undefined }],
  ['with an empty token', { token: '' }],
  ['with a token that is no text', { token: 7 }],
  ['without an end', { expires_at: undefined }],
  ['with an end that is not a number', { expires_at: '2099-01-01' }],
  ['with a duration of 0', { jwt_duration: 0 }],
  ['without a user', { user: undefined }],
  ['with a user without groups', { user: { first_name: 'A', last_name: 'B', email: 'a@b.ar' } }],
  ['with groups that are a text', { user: { ...sessionData().user, groups: 'AUDITOR' } }],
  ['without a list of neighbourhoods', { customer: undefined }],
  ['with a neighbourhood of id 0', { customer: [customer(0)] }],
  ['with a neighbourhood of a broken id', { customer: [customer(1.5)] }],
  ['with a neighbourhood with an id that is a text', { customer: [{ ...customer(1), id: '1/../2' }] }],
  ['with lots that are no list', { properties: {} }],
  ['with a lot of a negative id', { properties: [lot(-1, 101)] }],
  ['with null instead of a lot', { properties: [null] }],
  ['without a profile', { profile: null }],
]

test('treats a stored session without newUser as no new user', () => {
  const { newUser, ...old } = toSession(sessionData(), now, { isNewUser: true }) ?? {}
  expect(newUser).toBe(true)
  expect(parseStoredSession(JSON.stringify(old))?.newUser).toBe(false)
})

test('treats a stored session without permissions as one that allows nothing', () => {
  const { customer, ...rest } = toSession(sessionData(), now) ?? {}
  const old = {
    ...rest,
    customer: customer?.map(({ id, name, logo, real_property_name, multiarea }) => ({
      id,
      name,
      logo,
      real_property_name,
      multiarea,
    })),
  }
  expect(parseStoredSession(JSON.stringify(old))?.customer).toEqual([
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
  const whole = toSession(sessionData(), now)

  test('starts from a valid session', () => {
    expect(parseStoredSession(JSON.stringify(whole))).toEqual(whole)
  })

  test.each(spoiled)('is refused: %s', (_name, spoil) => {
    expect(parseStoredSession(JSON.stringify({ ...whole, ...spoil }))).toBeUndefined()
  })

  test('is refused with an infinite end', () => {
    const text = JSON.stringify(whole).replace(/"expires_at":\d+/, '"expires_at":1e999')
    expect(text).toContain('1e999')
    expect(parseStoredSession(text)).toBeUndefined()
  })

  test.each([null, '', 'null', 'undefined', '[]', '"t-1"', '7', '{', '{}', '{"token":"t-1"}'])(
    '%j',
    (text) => {
      expect(parseStoredSession(text)).toBeUndefined()
    },
  )

  test('never throws for any text, any JSON, or a damaged session', () => {
    const text = JSON.stringify(whole)
    const cut = fc.nat(text.length - 1).map((length) => text.slice(0, length))
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.json(), cut),
        (garbage) => parseStoredSession(garbage) === undefined,
      ),
      {
        numRuns: 500,
      },
    )
    const changed = fc.tuple(fc.nat(text.length - 1), fc.string({ minLength: 1, maxLength: 2 }))
    fc.assert(
      fc.property(changed, ([at, piece]) => {
        const session = parseStoredSession(text.slice(0, at) + piece + text.slice(at + 1))
        return session === undefined || (session.token !== '' && session.version === 1)
      }),
      { numRuns: 500 },
    )
  })
})

test('refuses an answer that breaks the contract', () => {
  const wrong: object[] = [
    { token: '' },
    { jwt_duration: -1 },
    { jwt_duration: 1e308 },
    { customer: null },
    { properties: [{ property_id: 201 }] },
  ]
  for (const change of wrong) {
    expect(toSession(Object.assign(sessionData(), change), now)).toBeUndefined()
  }
})
