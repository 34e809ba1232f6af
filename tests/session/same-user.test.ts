import { describe, expect, test } from 'vitest'
import { getUserIdentity, isSameAccount, isSameUser } from '@/session/same-user'
import type { Session } from '@/session/session-schema'
import { createLot, createSession } from './sessions'

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

describe('the identity of a user', () => {
  test('stays the same if the email, the order of the lots or the number of the lots changes', () => {
    const user = { ...session.user, email: 'carolina@example.com' }
    const lotOfSecondPerson = { ...createLot(203, 102), person_id: 302 }
    const identity = getUserIdentity(session)
    expect(getUserIdentity({ ...session, user })).toBe(identity)
    expect(getUserIdentity({ user, properties: [...session.properties, lotOfSecondPerson] })).toBe(identity)
    expect(getUserIdentity({ user, properties: [lotOfSecondPerson, ...session.properties] })).toBe(identity)
  })

  test('is the email, or else the full name, of a user without lots', () => {
    expect(getUserIdentity({ ...session, properties: [] })).toBe('residente@demo.ar')
    const user = { ...session.user, email: undefined }
    expect(getUserIdentity({ user, properties: [] })).toBe('Carolina Ibáñez')
  })
})

describe('the account of two sessions', () => {
  const userWithoutEmail = { ...session.user, email: undefined }
  const sessionWithoutEmail = { ...session, user: userWithoutEmail }
  const sessionOfOtherPerson = { ...session, properties: [{ ...createLot(201, 101), person_id: 302 }] }

  test('is the same if the emails are equal, even if the user has lost a lot', () => {
    expect(isSameAccount(session, sessionOfOtherPerson)).toBe(true)
  })

  test('is not the same if the emails differ, even if the lots are the same', () => {
    const user = { ...session.user, email: 'otra@demo.ar' }
    expect(isSameAccount(session, { ...session, user })).toBe(false)
  })

  test('is the one of the same person if a session has no email', () => {
    expect(isSameAccount(session, sessionWithoutEmail)).toBe(true)
    expect(isSameAccount(sessionWithoutEmail, session)).toBe(true)
    expect(isSameAccount(sessionOfOtherPerson, sessionWithoutEmail)).toBe(false)
    expect(isSameAccount(sessionWithoutEmail, { ...sessionOfOtherPerson, user: userWithoutEmail })).toBe(
      false,
    )
  })
})
