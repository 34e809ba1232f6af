import { expect, test } from 'vitest'
import { readLotHint, toLotHint } from '@/features/lots/lot-hint'

const lot = {
  property: 7,
  identifier: 'A-12',
  area_name: null,
  can_manage_property: true,
  is_renter_flag: true,
}

test('reads the lot of a lot hint from the navigation state, even if the state also has other values', () => {
  expect(readLotHint(toLotHint(lot), 7)).toEqual(lot)
  expect(readLotHint({ ...toLotHint(lot), isOverPage: true }, 7)).toEqual(lot)
})

test('returns no lot for a navigation state without a valid lot hint', () => {
  const { propertyIdentifier: _, ...incompleteHint } = toLotHint(lot)
  for (const state of [
    null,
    undefined,
    'x',
    7,
    [],
    {},
    incompleteHint,
    { ...toLotHint(lot), isRenterFlag: 'yes' },
  ]) {
    expect(readLotHint(state, 7)).toBeUndefined()
  }
})
