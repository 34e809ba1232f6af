import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLinkId, paths, readId } from '@/paths'

describe('the addresses of the portal', () => {
  test.each([
    [paths.home(), '/'],
    [paths.login(), '/login'],
    [paths.register(), '/register'],
    [paths.passwordRequest(), '/password-request'],
    [paths.newAuthorization(), '/preauthorization/new'],
    [paths.editAuthorization(7001), '/preauthorization/edit/7001'],
    [paths.newInvitation(), '/preauthorization/invite/new'],
    [paths.editInvitation(7002), '/preauthorization/invite/edit/7002'],
    [paths.movements(), '/activitiesReport'],
    [paths.lots(), '/managedproperties'],
    [paths.works(), '/constructions'],
    [paths.submissions(), '/submissions'],
    [paths.invitation('demo-invitation'), '/invite/demo-invitation'],
    [paths.unsubscribe('a/b ñ?'), '/unsubscribe/a%2Fb%20%C3%B1%3F'],
  ])('builds the address %s', (address, expected) => expect(address).toBe(expected))

  test('has a different pattern for each address', () => {
    const patterns = Object.values(paths).map(({ pattern }) => pattern)
    expect(new Set(patterns).size).toBe(patterns.length)
  })
})

describe('readId', () => {
  test('returns each id that `paths` has written into an address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(readId(paths.editAuthorization(id).split('/').at(-1))).toBe(id)
      }),
    )
  })

  test.each([
    undefined,
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    '01',
    ' 1',
    '1 ',
    '１',
    '../7',
    '7/',
    '0x10',
    '1000000000',
    'NaN',
  ])('returns no id for %j', (text) => expect(readId(text)).toBeUndefined())

  test('returns only positive integers', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = readId(text)
        expect(id === undefined || (Number.isSafeInteger(id) && id > 0 && String(id) === text)).toBe(true)
      }),
    )
  })
})

describe('parseLinkId', () => {
  test('returns each key that `paths` has written into an address', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.~=+:-]{3,200}$/), (key) => {
        expect(parseLinkId(decodeURIComponent(paths.invitation(key).slice('/invite/'.length)))).toBe(key)
      }),
    )
  })

  test.each([undefined, '', '.', '..', 'a/b', 'a\\b', 'a b', 'a\n', '\u202ea', '\ud800', 'x'.repeat(201)])(
    'returns no key for %j',
    (text) => expect(parseLinkId(text)).toBeUndefined(),
  )

  test('returns only keys that are one segment of a path', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const key = parseLinkId(text)
        if (key === undefined) return
        const { pathname, search, hash } = new URL(paths.invitation(key), 'https://portal.example')
        expect([pathname.split('/').length, search, hash]).toEqual([3, '', ''])
      }),
    )
  })
})
