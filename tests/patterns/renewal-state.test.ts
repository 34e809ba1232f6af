import { expect, test } from 'vitest'
import { buildRenewalState, readRosterAddress } from '@/patterns/persons/renewal-state'

test('the state of a renewal has the address of the roster', () => {
  const address = '/construction/501?tab=nomina&parte=sin-art'
  expect(readRosterAddress(buildRenewalState([], address))).toBe(address)
  expect(readRosterAddress(buildRenewalState([]))).toBeUndefined()
})

test.each([
  null,
  { roster: 7 },
  { roster: 'https://a.example' },
  { roster: '//a.example' },
  { roster: '/construction/a' },
])('a state without a usable address has none: %j', (state) =>
  expect(readRosterAddress(state)).toBeUndefined(),
)
