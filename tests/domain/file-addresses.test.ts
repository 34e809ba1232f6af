import { expect, test } from 'vitest'
import { getOpenableUrl } from '@/domain/file-addresses'
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
