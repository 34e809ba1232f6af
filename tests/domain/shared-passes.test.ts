import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharedPass } from '@/copy/shared-pass'
import { addDays } from '@/domain/days'
import {
  decodeSharedPass,
  encodeSharedPass,
  removePersonalNumbers,
  type SharedPass,
} from '@/domain/shared-passes'
import { toWeekdayFlags, weekdays } from '@/domain/weekdays'
import { passWithDays } from '@/hosting/pass-preview'
import { paths } from '@/paths'
import { hostileTexts } from '../../e2e/hostile-texts'
import { buildPassAddress, signPassData } from '../../e2e/shared-pass-links'
import { anyCharacter } from '../support/any-text'

const plumber: SharedPass = {
  code: 'LA-7K3Q-9XZ2',
  name: 'Oscar Vera 🔧',
  from_date: '2026-03-24',
  to_date: '2026-03-24',
  ...toWeekdayFlags(['tuesday']),
  start_time: '09:00:00',
  end_time: '13:00:00',
  neighbourhood: 'Los Álamos',
  lot: 'A-12',
  destination: '-34.4387,-58.6421',
}
const fragment = encodeSharedPass(plumber)

const anyMinute = fc.nat({ max: 1439 })
const formatTime = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`
const anyLetter = anyCharacter.filter((character) => !/[\p{C}\p{Z}\p{Nd}@<>()+]/u.test(character))
const anyName = fc.string({ unit: anyLetter, maxLength: 30 })
const anyPass = fc
  .record({
    name: anyName,
    from: fc.integer({ min: 0, max: 3000 }),
    length: fc.nat({ max: 400 }),
    days: fc.subarray([...weekdays]),
    start: anyMinute,
    end: anyMinute,
    lot: anyName,
  })
  .map(
    ({ name, from, length, days, start, end, lot }): SharedPass => ({
      ...plumber,
      name,
      lot,
      from_date: addDays('2025-01-01', from),
      to_date: addDays('2025-01-01', from + length),
      ...toWeekdayFlags(days),
      start_time: formatTime(start),
      end_time: formatTime(end),
    }),
  )

/** Reads the data of a link without the code under test. */
const readData = (text: string) => Buffer.from(text.split('.')[1] ?? '', 'base64url').toString('utf8')

describe('the link of a shared pass', () => {
  test('carries the pass, and is short', () => {
    expect(decodeSharedPass(fragment)).toEqual({ kind: 'pass', pass: plumber })
    expect(decodeSharedPass(`#${fragment}`)).toEqual({ kind: 'pass', pass: plumber })
    expect(paths.sharedPass(fragment)).toMatch(/^\/pase#1\.[\w-]+\.[\da-z]{7}$/)
    expect(paths.sharedPass('1.a', 'mar 24-03, 9 a 13')).toBe('/pase/mar%2024-03,%209%20a%2013#1.a')
    expect(fragment.length).toBeLessThan(180)
  })

  test('has the days of any pass in words that servers write into the preview', () => {
    fc.assert(
      fc.property(anyPass, (pass) => {
        const days = sharedPass.days(pass)
        const path = paths.sharedPass('1.a', days).replace('#1.a', '')
        expect(path).toMatch(/^[\w/%,().!-]+$/)
        expect(passWithDays.exec(decodeURIComponent(path))?.[1]).toBe(days)
      }),
    )
  })

  test('carries any pass', () => {
    fc.assert(
      fc.property(anyPass, (pass) => {
        expect(decodeSharedPass(encodeSharedPass(pass))).toEqual({ kind: 'pass', pass })
      }),
    )
  })

  test.each(hostileTexts)('is decoded to plain text with the name and lot %j', (text) => {
    const result = decodeSharedPass(encodeSharedPass({ ...plumber, name: text, lot: text }))
    expect(result.kind).toBe('pass')
    if (result.kind === 'pass') expect(result.pass.name.length).toBeLessThanOrEqual(80)
  })

  test('holds no personal number in 1,000 generated passes, whatever the user wrote in the title', () => {
    const anyNumber = fc.oneof(
      fc.integer({ min: 1_000_000, max: 99_999_999 }).map(String),
      fc.integer({ min: 1_000_000, max: 99_999_999 }).map((number) => number.toLocaleString('es-AR')),
      fc
        .tuple(fc.constantFrom('+54 9 11 ', '011-', '(0221) 15-'), fc.integer({ min: 1000, max: 9999 }))
        .map(([prefix, part]) => `${prefix}${part}-${part}`),
      fc.constantFrom('ana.paz@example.com', 'oscar_vera+obra@correo.example.ar'),
    )
    const anyTitle = fc.tuple(anyName, anyNumber, anyName).map(([before, number, after]) => ({
      number,
      title: `${before} ${number} ${after}`,
    }))
    fc.assert(
      fc.property(anyPass, anyTitle, (pass, { number, title }) => {
        const text = encodeSharedPass({
          ...pass,
          name: title,
          destination: '-34.438712345678,-58.642198765432',
        })
        const data = readData(text)
        expect(data).not.toContain(number)
        // Neither six figures in a row nor an email address, in the data and in the address itself.
        expect(data.replace(pass.lot, '')).not.toMatch(/\d{6}|@/)
      }),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['Plomero 20.345.678', 'Plomero'],
    ['Ana Paz (11 5555-4444)', 'Ana Paz ( )'],
    ['ana@example.com Ana', 'Ana'],
    ['Cumple de 15', 'Cumple de 15'],
    ['Asado 20 hs, lote 1234', 'Asado 20 hs, lote 1234'],
    ['31222333', ''],
  ])('without personal numbers, the title %j is %j', (title, expected) =>
    expect(removePersonalNumbers(title)).toBe(expected),
  )

  test('without a number, it has the rounded coordinates of the place', () => {
    const result = decodeSharedPass(
      encodeSharedPass({ ...plumber, destination: '-34.438712345678,-58.642198765432' }),
    )
    expect(result).toMatchObject({ pass: { destination: '-34.43871,-58.6422' } })
  })
})

describe('a link that did not arrive as it was sent', () => {
  test('is damaged if it was cut anywhere', () => {
    for (let length = 1; length < fragment.length; length += 1)
      expect(decodeSharedPass(fragment.slice(0, length)).kind, String(length)).toBe('damaged')
  })

  test('is damaged if any character was changed', () => {
    for (let index = 0; index < fragment.length; index += 1)
      for (const character of ['A', 'b', '0', '9', '-', '.']) {
        if (fragment[index] === character) continue
        const changed = fragment.slice(0, index) + character + fragment.slice(index + 1)
        expect(decodeSharedPass(changed).kind, changed).toBe('damaged')
      }
  })

  test.each([
    ['percent-encoding', fragment.replaceAll('.', '%2E').replaceAll('-', '%2D')],
    ['double percent-encoding', encodeURIComponent(fragment.replaceAll('.', '%2E'))],
    ['a full stop at its end', `${fragment}.`],
    ['a bracket and text at its end', `${fragment}) ¡Nos vemos! 100%`],
    ['a parameter of a messenger', `${fragment}&fbclid=IwAR0`],
    ['line breaks within it', fragment.replace(/.{40}/g, '$&\r\n ')],
    ['invisible characters', `\u200B${fragment.replace('.', '.\u00AD')}\uFEFF`],
  ])('is read in spite of %s', (_, text) =>
    expect(decodeSharedPass(text)).toEqual({ kind: 'pass', pass: plumber }),
  )

  test('is damaged if it is other text, however long', () => {
    for (const text of [...hostileTexts, 'x'.repeat(3000), '1.'.repeat(1500), '%', '%25%', '\uD800'])
      if (text.trim() !== '') expect(decodeSharedPass(text).kind, text).not.toBe('pass')
    expect(decodeSharedPass('1.AAAA.0000000'.padEnd(9000, 'A')).kind).toBe('damaged')
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        expect(decodeSharedPass(text).kind).not.toBe('pass')
      }),
    )
  })

  test('is read with 3,000 characters', () => {
    const long = encodeSharedPass({ ...plumber, code: 'Ñ'.repeat(1050) })
    expect(long.length).toBeGreaterThan(2800)
    expect(decodeSharedPass(long).kind).toBe('pass')
  })

  test('is none without a fragment', () => {
    for (const text of ['', '#', '%20', '#%0A']) expect(decodeSharedPass(text).kind).toBe('none')
  })
})

describe('a link with other data', () => {
  const data: unknown[] = JSON.parse(readData(fragment))

  test('is built by the tests like by the portal', () => {
    expect(signPassData('1', data)).toBe(fragment)
    const days = ['2026-03-24', '2026-03-24'] as const
    expect(buildPassAddress({ name: plumber.name, days, weekdays: 2 })).toBe(paths.sharedPass(fragment))
  })

  test('is newer if it has a later version, whatever its data are', () => {
    expect(decodeSharedPass(signPassData('2', { any: 'thing' })).kind).toBe('newer')
    expect(decodeSharedPass(signPassData('14', data)).kind).toBe('newer')
    expect(decodeSharedPass(signPassData('0', data)).kind).toBe('damaged')
  })

  test.each([
    ['is no array', { code: 'A' }],
    ['lacks a field', data.slice(1)],
    ['has another field', [...data, 1]],
    ['has no code', data.with(0, '')],
    ['has a number instead of a text', data.with(1, 5)],
    ['has a text instead of a day', data.with(2, '2026-03-24')],
    ['ends before it begins', data.with(3, 1)],
    ['has a day in the far future', data.with(3, 1e9)],
    ['has no weekday flags', data.with(4, 128)],
    ['has half a minute', data.with(5, 0.5)],
    ['has a time after midnight', data.with(6, 1440)],
    ['has no neighbourhood', data.with(7, null)],
    ['has no lot', data.with(8, null)],
    ['has no destination', data.with(9, null)],
  ])('is damaged if it %s', (_, changed) =>
    expect(decodeSharedPass(signPassData('1', changed)).kind).toBe('damaged'),
  )

  test('has no destination that is no place, and no invisible control characters in its texts', () => {
    const changed = data.with(1, 'A\u0000na\u202E Paz').with(9, 'javascript:alert(1)')
    expect(decodeSharedPass(signPassData('1', changed))).toMatchObject({
      pass: { name: 'Ana Paz', destination: '' },
    })
  })
})
