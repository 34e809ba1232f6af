import { expect, test } from 'vitest'
import { isSameUser } from '@/session/same-user'
import type { Session } from '@/session/session-schema'
import { createSession } from './sessions'

const carolina = createSession()
const otherUser: Partial<Session> = {
  user: { groups: [], first_name: 'Lautaro', last_name: 'Peñaloza', email: 'lautaro.penaloza@demo.ar' },
  properties: [],
}

test('two sessions of one sign-in have the same user after a change of the email', () => {
  const user = { ...carolina.user, email: 'carolina@example.com' }
  expect(isSameUser(carolina, { ...carolina, user, properties: [] })).toBe(true)
})

test('two sign-ins of one account have the same user', () => {
  expect(isSameUser(carolina, { ...carolina, key: 'another' })).toBe(true)
})

test.each(['another', ''])(
  'two accounts have different users if the second session has the key "%s"',
  (key) => {
    expect(isSameUser({ ...carolina, key: key && carolina.key }, { ...carolina, ...otherUser, key })).toBe(
      false,
    )
  },
)

test('a session and an absent session have different users, but two absent sessions have the same user', () => {
  expect(isSameUser(carolina, undefined)).toBe(false)
  expect(isSameUser(undefined, undefined)).toBe(true)
})
