import { describe, expect, it } from 'vitest'
import { buildReturnState, isFromRegistration, readReturnPath } from '@/app/return-path'

/** States that another page of the same origin, or an old version of the portal, may have left in the history. */
const foreignStates = [undefined, null, 'returnTo', 5, true, [], {}]

describe('the return path', () => {
  it.each(['/', '/profile', '/submissions', '/manageproperty/12', '/constructions?page=2&q=a?b'])(
    'leads back to the screen at %s after the sign-in',
    (address) => {
      const { pathname, search } = new URL(address, 'https://portal.example')
      expect(readReturnPath(buildReturnState({ pathname, search }))).toBe(address)
    },
  )

  it.each(['/login', '/login?x=1', '/register', '/invite/abc', '/password-recover/uid/token', '/goto'])(
    'does not lead to the public page %s',
    (returnTo) => expect(readReturnPath({ returnTo })).toBeUndefined(),
  )

  it.each(['', '?page=2', '/unknown', '/profile/more', 'https://evil.example/', '//evil.example/profile'])(
    'does not lead to the unknown address "%s"',
    (returnTo) => expect(readReturnPath({ returnTo })).toBeUndefined(),
  )

  it('is absent from a state that is no return state', () => {
    for (const state of [
      ...foreignStates,
      { returnTo: undefined },
      { returnTo: 5 },
      { returnTo: ['/profile'] },
    ])
      expect(readReturnPath(state), JSON.stringify(state)).toBeUndefined()
  })
})

it('recognizes a user who has just registered only by the state of the registration', () => {
  expect(isFromRegistration({ newUser: true })).toBe(true)
  for (const state of [...foreignStates, { newUser: false }, { newUser: 'true' }, { returnTo: '/profile' }])
    expect(isFromRegistration(state), JSON.stringify(state)).toBe(false)
})
