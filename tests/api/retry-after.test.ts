import { afterEach, expect, test, vi } from 'vitest'
import { readRetryAfter } from '@/api/retry-after'

afterEach(() => {
  vi.useRealTimers()
})

const read = (value?: string) =>
  readRetryAfter(new Response('', { headers: value ? { 'Retry-After': value } : {} }))

test.each([
  ['120', 120],
  [' 5 ', 5],
  ['86400', 86_400],
  ['Mon, 16 Mar 2026 13:02:00 GMT', 120],
  ['Mon, 16 Mar 2026 13:00:00 GMT', undefined],
  ['Mon, 16 Mar 2026 12:00:00 GMT', undefined],
  ['Tue, 17 Mar 2026 13:00:01 GMT', undefined],
  ['0', undefined],
  ['86401', undefined],
  ['-5', undefined],
  ['1.5', undefined],
  ['pronto', undefined],
  [undefined, undefined],
])('the wait of `Retry-After: %s` is %s seconds', (value, seconds) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T13:00:00Z') })
  expect(read(value)).toBe(seconds)
})

test('a wait until a date is rounded up to a full second', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T13:00:00.300Z') })
  expect(read('Mon, 16 Mar 2026 13:00:01 GMT')).toBe(1)
})
