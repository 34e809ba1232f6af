import { expect, test } from 'vitest'
import { getOpenableUrl, isLoadablePicture } from '@/domain/file-addresses'
import { hostileTexts } from '../../e2e/hostile-texts'

const origins = ['http://localhost:3100', 'https://portal.example']

test.each([
  'https://files.example/a%20b.pdf?version=2#page=3',
  'https://portal.example/plan.pdf',
  'http://localhost:3100/plan.pdf',
])('returns an https address, and an http address at one of the given origins: %s', (address) => {
  expect(getOpenableUrl(address, origins)).toBe(address)
})

test.each([
  'http://files.example/plan.pdf',
  'http://localhost:3101/plan.pdf',
  'http://portal.example/plan.pdf',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://portal.example/1',
  'ftp://localhost:3100/plan.pdf',
  '/plan.pdf',
  'plan.pdf',
  '',
])(
  'returns undefined for an http address at an origin that is not given, and for a relative or non-HTTP address: %s',
  (address) => {
    expect(getOpenableUrl(address, origins)).toBeUndefined()
  },
)

test(`returns undefined, an https address or an address at a given origin for ${hostileTexts.length} hostile texts`, () => {
  for (const text of hostileTexts) {
    const address = getOpenableUrl(text, origins)
    if (address === undefined) continue
    const { protocol, origin } = new URL(address)
    expect(protocol === 'https:' || origins.includes(origin), text).toBe(true)
  }
})

const pageUrl = 'https://portal.example/lots'

test.each([
  '/uploads/a.png',
  'a.png',
  'https://portal.example/a.png',
  'http://localhost:3100/a.png',
  'blob:https://portal.example/1',
  'data:image/png;base64,AA==',
])('lets a page load a picture at one of the given origins, or in a data address: %s', (address) => {
  expect(isLoadablePicture(address, pageUrl, origins)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'data:,',
  'https://other.example/a.png',
  '//other.example/a.png',
  'http://portal.example/a.png',
  'blob:https://other.example/1',
  'ftp://portal.example/a.png',
  'file:///etc/passwd',
  'https://[',
])('lets a page load no picture from %s', (address) => {
  expect(isLoadablePicture(address, pageUrl, origins)).toBe(false)
})
