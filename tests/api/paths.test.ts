import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseLinkId } from '@/domain/link-ids'
import { parseId, paths } from '@/paths'
import { anyCharacter } from '../support/any-text'

describe('paths', () => {
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
    // The same screen as `newAuthorization`, with other initial values.
    const { newAuthorizationAt: _, ...screens } = paths
    const patterns = Object.values(screens).map(({ pattern }) => pattern)
    expect(new Set(patterns).size).toBe(patterns.length)
  })
})

describe('parseId', () => {
  test('returns the id from an address that `paths` has built', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (id) => {
        expect(parseId(paths.editAuthorization(id).split('/').at(-1))).toBe(id)
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
  ])('returns undefined for %j', (text) => expect(parseId(text)).toBeUndefined())

  test('returns undefined, or the positive integer whose decimal form is the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = parseId(text)
        expect(id === undefined || (Number.isSafeInteger(id) && id > 0 && String(id) === text)).toBe(true)
      }),
    )
  })
})

describe('parseLinkId', () => {
  test('returns the link id from an address that `paths` has built', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w.~=+:-]{3,200}$/), (linkId) => {
        const segment = paths.invitation(linkId).slice('/invite/'.length)
        expect(parseLinkId(decodeURIComponent(segment))).toBe(linkId)
      }),
    )
  })

  test.each([undefined, '', '.', '..', 'a/b', 'a\\b', 'a b', 'a\n', '\u202ea', '\ud800', 'x'.repeat(201)])(
    'returns undefined for %j',
    (text) => expect(parseLinkId(text)).toBeUndefined(),
  )

  test('returns only texts from which `paths` builds exactly one segment of an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const linkId = parseLinkId(text)
        if (linkId === undefined) return
        const { pathname, search, hash } = new URL(paths.invitation(linkId), 'https://portal.example')
        expect([pathname.split('/').length, search, hash]).toEqual([3, '', ''])
      }),
    )
  })
})
