import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDirectionsUrl } from '@/domain/maps'
import { hostileTexts } from '../../e2e/hostile-texts'
import { anyCharacter } from '../support/any-text'

const encode = (text: string) => Buffer.from(text, 'utf8').toString('base64')
/** Matches the address of a directions page with any destination. */
const directionsUrl = /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=([^&#?/\s]+)$/

describe('the address of the directions to a place', () => {
  test('opens the directions page of Google Maps with the place as the destination', () => {
    expect(buildDirectionsUrl(encode('-34.4387,-58.6421'))).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=-34.4387%2C-58.6421',
    )
    expect(buildDirectionsUrl(encode(' Los Álamos, Ñuñorco 1200 '))).toBe(
      `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent('Los Álamos, Ñuñorco 1200')}`,
    )
  })

  test('is the same for every base64 variant of the place', () => {
    const place = 'Calle ¿? ñ >>>'
    const base64 = encode(place)
    expect(base64).toMatch(/\+/)
    const expected = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(place)}`
    for (const variant of [
      base64,
      base64.replaceAll('+', ' '),
      base64.replaceAll('+', '-').replaceAll('/', '_'),
      base64.replaceAll('=', ''),
    ]) {
      expect(buildDirectionsUrl(variant)).toBe(expected)
    }
  })

  test('is undefined without a place, and for a text that cannot be decoded, has control characters or is too long', () => {
    for (const invalidPlace of [
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
      expect(buildDirectionsUrl(invalidPlace), String(invalidPlace)).toBeUndefined()
    }
    expect(buildDirectionsUrl(encode('x'.repeat(200)))).toBeDefined()
    expect(buildDirectionsUrl(encode('x'.repeat(201)))).toBeUndefined()
  })

  test(`is undefined or on Google Maps for ${hostileTexts.length} hostile texts, plain and in base64`, () => {
    expect(new Set(hostileTexts).size).toBeGreaterThanOrEqual(100)
    for (const text of hostileTexts)
      for (const place of [text, encode(text), encode(encode(text))]) {
        const address = buildDirectionsUrl(place)
        if (address === undefined) continue
        expect(address, JSON.stringify(place)).toMatch(directionsUrl)
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

  test('contains the decoded place, or is undefined, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 60 }), (text) => {
        const address = buildDirectionsUrl(encode(text))
        if (address === undefined) return
        expect(address).toMatch(directionsUrl)
        expect(new URL(address).searchParams.get('destination')).toBe(Buffer.from(text).toString().trim())
      }),
    )
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        const address = buildDirectionsUrl(text)
        return address === undefined || directionsUrl.test(address)
      }),
    )
  })
})
