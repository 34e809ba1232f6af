import { expect, test } from 'vitest'
import { hintOf, readHint } from '@/features/lots/lot-hint'

const lot = {
  property: 7,
  identifier: 'A-12',
  area_name: null,
  can_manage_property: true,
  is_renter_flag: true,
}

test('what the chooser tells is read again', () => {
  expect(readHint(hintOf(lot), 7)).toEqual(lot)
  expect(readHint({ ...hintOf(lot), isOverPage: true }, 7)).toEqual(lot)
})

test('anything else tells nothing', () => {
  const { propertyIdentifier: _, ...without } = hintOf(lot)
  for (const state of [null, undefined, 'x', 7, [], {}, without, { ...hintOf(lot), isRenterFlag: 'yes' }]) {
    expect(readHint(state, 7)).toBeUndefined()
  }
})
