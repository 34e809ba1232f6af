import { expect, test } from 'vitest'
import { isSameUser } from '@/session/same-user'
import type { Session } from '@/session/session-schema'
import { createSession } from './sessions'

const session = createSession()
const fieldsOfOtherUser: Partial<Session> = {
  user: { groups: [], first_name: 'Lautaro', last_name: 'Peñaloza', email: 'lautaro.penaloza@demo.ar' },
  properties: [],
}

test('two sessions of one sign-in have the same user, even if the user changed the email between them', () => {
  const user = { ...session.user, email: 'carolina@example.com' }
  expect(isSameUser(session, { ...session, user, properties: [] })).toBe(true)
})

test('two sign-ins of one account have the same user', () => {
  expect(isSameUser(session, { ...session, key: 'another' })).toBe(true)
})

test.each(['another', ''])(
  'sessions of two accounts have different users, even if both sessions have an empty key; second key: "%s"',
  (key) => {
    expect(
      isSameUser({ ...session, key: key && session.key }, { ...session, ...fieldsOfOtherUser, key }),
    ).toBe(false)
  },
)

test('a session and a missing session have different users, but two missing sessions have the same user', () => {
  expect(isSameUser(session, undefined)).toBe(false)
  expect(isSameUser(undefined, undefined)).toBe(true)
})
