import {
  compareFullNames,
  formatFullName,
  hasDocument,
  matchesPerson,
  matchesText,
  toSearchText,
} from '@mocks/rules/people'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPersonRow } from './sample-rows'

const inigo = createPersonRow(1, {
  first_name: 'Íñigo',
  last_name: 'Núñez de Balboa',
  id_number: '30.111.222',
})

describe('the search and comparison of people', () => {
  it('searches names, ignoring case, accents, repeated spaces and the order of the words', () => {
    expect(toSearchText('  ÍÑIGO   Núñez ')).toBe('inigo nunez')
    for (const search of ['inigo', 'ÍÑIGO', 'ñez de', 'nunez  INIGO', '', '   ']) {
      expect(matchesPerson(inigo, search), search).toBe(true)
    }
    expect(matchesPerson(inigo, 'iñaki')).toBe(false)
  })

  it('searches by a part of the document number, with or without dots', () => {
    for (const search of ['30111222', '111.22', '0111'])
      expect(matchesPerson(inigo, search), search).toBe(true)
    expect(matchesPerson(inigo, '999')).toBe(false)
    expect(matchesPerson(inigo, '---')).toBe(false)
  })

  it('finds every part of a text, ignoring case and accents', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aáÁnñÑoóuü Z3'), maxLength: 20 })
    fc.assert(
      fc.property(letters, letters, letters, (before, piece, after) => {
        const text = before + piece + after
        expect(matchesText(text, piece)).toBe(true)
        expect(matchesText(text, piece.toUpperCase())).toBe(true)
        expect(matchesText(toSearchText(text), piece)).toBe(true)
      }),
    )
  })

  it('compares identity documents by type and number, ignoring dots and case in the number', () => {
    expect(hasDocument(inigo, 'DNI', '30111222')).toBe(true)
    expect(hasDocument(inigo, 'LE', '30111222')).toBe(false)
    const passport = createPersonRow(2, { id_type_code: 'PASAPORTE', id_number: 'AB12345' })
    expect(hasDocument(passport, 'PASAPORTE', 'ab12345')).toBe(true)
  })

  it('sorts names by the Spanish alphabet, and equal names by id', () => {
    const names = ['Zoe', 'ñandú', 'Nube', 'Ávila', 'Avila', 'Ozuna']
    const rows = names.map((first_name, index) => createPersonRow(index + 1, { first_name, last_name: 'X' }))
    const sorted = [...rows].sort(compareFullNames).map(formatFullName)
    expect(sorted).toEqual(['Ávila X', 'Avila X', 'Nube X', 'ñandú X', 'Ozuna X', 'Zoe X'])
    expect([...rows].reverse().sort(compareFullNames).map(formatFullName)).toEqual(sorted)
  })
})
