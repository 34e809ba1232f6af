import { describe, expect, test } from 'vitest'
import { describeBrowser, findRoutePattern } from '@/error-reports/describe-page'
import { scrubMessage, scrubStack } from '@/error-reports/scrub'
import { paths } from '@/paths'

describe('scrubMessage', () => {
  test.each([
    [
      "Cannot read properties of undefined (reading 'gate')",
      "Cannot read properties of undefined (reading 'gate')",
    ],
    [
      `undefined is not an object (evaluating 'row.gate')`,
      `undefined is not an object (evaluating 'row.gate')`,
    ],
    [
      'Unexpected token \'P\', "Pérez, Ana"... is not valid JSON',
      'Unexpected token …, …... is not valid JSON',
    ],
    ['The guest ana.perez+1@example.com.ar has no pass', 'The guest … has no pass'],
    ['DNI 30.123.456 is not unique', 'DNI … is not unique'],
    ['Call +54 9 11 5555-1234 now', 'Call +… now'],
    [
      'Loading chunk 12 failed (https://portal.example/invite/K7xQ2/a.js?code=9)',
      'Loading chunk 12 failed (…',
    ],
    ['GET /password-recover/MQ/c7x-9f81ab failed', 'GET … failed'],
    ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0 was refused', 'Bearer … was refused'],
    ['garbage 200', 'garbage …'],
  ])('%s', (message, expected) => {
    expect(scrubMessage(message)).toBe(expected)
  })

  test('returns at most 200 characters', () => {
    expect(scrubMessage('a word '.repeat(200))).toHaveLength(200)
  })
})

test('a stack keeps functions and files, but neither addresses nor the message', () => {
  const chromium = `TypeError: Pérez 30123456
    at renderRow (https://portal.example/static/js/portal.0a1b2c3d.js:1:2345)
    at async https://portal.example/static/js/base.js?v=K7xQ2:2:10
    at https://portal.example/invite/K7xQ2:1:1`
  expect(scrubStack(chromium)).toEqual(['renderRow portal.0a1b2c3d.js:1:2345', 'base.js:2:10', '…:1:1'])
  const firefox =
    'renderRow@https://portal.example/static/js/portal.js:1:2345\n@https://portal.example/a/b.js:3:4\n'
  expect(scrubStack(firefox)).toEqual(['renderRow portal.js:1:2345', 'b.js:3:4'])
  expect(scrubStack(`${firefox.repeat(20)}`)).toHaveLength(12)
})

test('the pattern of every route is found, with ids and codes in the path', () => {
  const found = Object.values(paths).map(({ pattern }) =>
    findRoutePattern(pattern.replace(/:\w+\?/g, 'MQ').replace(/:\w+/g, 'K7xQ2-9')),
  )
  expect(found).toEqual(Object.values(paths).map(({ pattern }) => pattern))
  expect(findRoutePattern('/wp-admin/Pérez')).toBe('unknown')
  expect(findRoutePattern('/invite/K7xQ2/')).toBe('/invite/:id')
})

test.each([
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
    'Chrome 126, Android',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Edge 126, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.4 Mobile/15E148 Safari/604.1',
    'Safari 16.4, iOS',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140, Linux'],
  ['curl/8', 'other, other'],
])('the browser of %s', (userAgent, expected) => {
  expect(describeBrowser(userAgent)).toBe(expected)
})
