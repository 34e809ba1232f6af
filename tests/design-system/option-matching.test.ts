import fc from 'fast-check'
import { expect, test } from 'vitest'
import { matchOptions, normalizeForSearch } from '@/design-system/components/OptionList/match-options'
import { manyOptions } from '@/design-system/specimen'

const people = [
  { value: '1', label: 'Ana Gómez', description: 'DNI 20.111.222' },
  { value: '2', label: 'Juana Pérez', description: 'DNI 30.111.222' },
  { value: '3', label: 'Martín Ñandú' },
]
const findValues = (text: string) => matchOptions(people, text).map(({ value }) => value)

test.each([
  ['', ['1', '2', '3']],
  ['   ', ['1', '2', '3']],
  ['gomez', ['1']],
  ['GÓMEZ', ['1']],
  ['ana', ['1', '2']],
  ['perez juana', ['2']],
  ['nandu', ['3']],
  ['20111', ['1']],
  ['20.111', ['1']],
  ['nobody', []],
])('finds the options that match the text “%s”: %j', (text, expected) => {
  expect(findValues(text)).toEqual(expected)
})

test('returns first the options that begin with the text and then the others, both in the given order', () => {
  expect(matchOptions(people, 'juana').map(({ label }) => label)).toEqual(['Juana Pérez'])
  const streets = ['Old Park', 'Park Road', 'Car Park', 'Parking'].map((label) => ({ value: label, label }))
  expect(matchOptions(streets, 'park').map(({ label }) => label)).toEqual([
    'Park Road',
    'Parking',
    'Old Park',
    'Car Park',
  ])
})

test('finds an option by each word of its label, in upper case with accents or in lower case without accents', () => {
  fc.assert(
    fc.property(fc.constantFrom(...people), fc.boolean(), (person, isUpperCase) => {
      for (const word of person.label.split(' ')) {
        const searchText = isUpperCase ? word.toUpperCase() : normalizeForSearch(word)
        expect(findValues(searchText)).toContain(person.value)
      }
    }),
  )
})

test('finds one option among thousands', () => {
  expect(matchOptions(manyOptions, 'option 4999')).toEqual([{ value: 'option-4998', label: 'Option 4999' }])
})
