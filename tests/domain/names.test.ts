import { expect, test } from 'vitest'
import { toUppercaseName } from '@/domain/names'

test.each([
  ['íñigo', 'ÍÑIGO'],
  ['María Belén', 'MARÍA BELÉN'],
  ["o'brien", "O'BRIEN"],
  ['PÉREZ', 'PÉREZ'],
  ['', ''],
])('converts the name %j to capitals', (name, capitals) => {
  expect(toUppercaseName(name)).toBe(capitals)
})
