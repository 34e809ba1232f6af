import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDirectionsUrl } from '@/domain/maps'
import { hostileTexts } from '../../e2e/hostile-texts'

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64')
/** The only address that there is, and what is told of the place. */
const page = /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=([^&#?/\s]+)$/

describe('the directions to a place', () => {
  test('are a page of the map', () => {
    expect(buildDirectionsUrl(encode('-34.4387,-58.6421'))).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=-34.4387%2C-58.6421',
    )
    expect(buildDirectionsUrl(encode(' Los Álamos, Ñuñorco 1200 '))).toBe(
      `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent('Los Álamos, Ñuñorco 1200')}`,
    )
  })

  test('accept every variant of base64', () => {
    const place = 'Calle ¿? ñ >>>'
    const base64 = encode(place)
    expect(base64).toMatch(/\+/)
    const expected = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
    for (const written of [
      base64,
      base64.replaceAll('+', ' '),
      base64.replaceAll('+', '-').replaceAll('/', '_'),
      base64.replaceAll('=', ''),
    ]) {
      expect(buildDirectionsUrl(written)).toBe(expected)
    }
  })

  test('are undefined without a place or with invalid base64', () => {
    for (const none of [
      null,
      '',
      ' ',
      '%%%',
      'a',
      '*',
      encode(''),
      encode('  '),
      encode('a\nb'),
      encode('a\u0085b'),
      '/w==',
      'gICA',
    ]) {
      expect(buildDirectionsUrl(none), String(none)).toBeUndefined()
    }
    expect(buildDirectionsUrl(encode('x'.repeat(200)))).toBeDefined()
    expect(buildDirectionsUrl(encode('x'.repeat(201)))).toBeUndefined()
  })

  test(`are never an address of their own: ${hostileTexts.length} texts, bare and in base64`, () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(100)
    for (const text of hostileTexts)
      for (const gmp of [text, encode(text), encode(encode(text))]) {
        const address = buildDirectionsUrl(gmp)
        if (address === undefined) continue
        expect(address, JSON.stringify(gmp)).toMatch(page)
        const url = new URL(address)
        expect([url.origin, url.pathname, url.username, url.hash]).toEqual([
          'https://www.google.com',
          '/maps/dir/',
          '',
          '',
        ])
        expect([...url.searchParams.keys()]).toEqual(['api', 'destination'])
      }
  })

  test('contain the decoded place for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const address = buildDirectionsUrl(encode(text))
        if (address === undefined) return
        expect(address).toMatch(page)
        expect(new URL(address).searchParams.get('destination')).toBe(Buffer.from(text).toString().trim())
      }),
    )
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        const address = buildDirectionsUrl(text)
        return address === undefined || page.test(address)
      }),
    )
  })
})
