import {
  getOrCreateGuest,
  hasSixDigitRun,
  isDocumentOf,
  toGuestLookup,
  toPerson,
} from '@mocks/rules/contacts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow } from './sample-rows'

const input = {
  first_name: ' JUANA ',
  last_name: 'PÉREZ',
  id_type_code: 'DNI',
  id_number: '30999888',
  nationality: 'AR',
  gender: 'F',
} as const
const context = { id: 4999, realPropertyId: 101, countryCodes: ['AR', 'BR'] }
const existingPerson = createPersonRow(4001, { id_number: '30999888' })

describe('getOrCreateGuest', () => {
  it('registers an unknown person', () => {
    expect(getOrCreateGuest(input, undefined, [], context)).toEqual({
      isNew: true,
      person: createPersonRow(4999, { first_name: 'JUANA', last_name: 'PÉREZ', id_number: '30999888' }),
    })
  })

  it('returns a known person unchanged, and rejects an existing contact', () => {
    expect(getOrCreateGuest(input, existingPerson, [7], context)).toEqual({
      isNew: false,
      person: existingPerson,
    })
    expect(catchRefusal(() => getOrCreateGuest(input, existingPerson, [7, 4001], context))).toEqual({
      status: 409,
      body: { message: 'Ana Apellido 4001 ya se encuentra en tu lista de contactos.' },
    })
  })

  it('rejects blank names, invalid documents and unknown countries', () => {
    const getInvalidFields = (overrides: object) =>
      catchRefusal(() => getOrCreateGuest({ ...input, ...overrides }, undefined, [], context)).body
    expect(getInvalidFields({ first_name: '  ', last_name: ' ', nationality: 'ZZ' })).toEqual({
      first_name: ['Este campo es obligatorio.'],
      last_name: ['Este campo es obligatorio.'],
      nationality: ['La nacionalidad no es válida.'],
    })
    expect(getInvalidFields({ id_number: '3099988A' })).toEqual({
      id_number: ['El número de documento debe tener solo números.'],
    })
    for (const id_number of ['11111123', '99123456', '87654399']) {
      expect(getInvalidFields({ id_number })).toEqual({
        id_number: ['El número de documento no es válido.'],
      })
    }
  })

  it('accepts letters and runs of digits in passports and other documents', () => {
    for (const id_type_code of ['PASAPORTE', 'OTRO'] as const) {
      const { person: guest } = getOrCreateGuest(
        { ...input, id_type_code, id_number: 'aab123456' },
        undefined,
        [],
        context,
      )
      expect(guest.id_number).toBe('AAB123456')
    }
  })
})

describe('hasSixDigitRun', () => {
  it('finds six equal, ascending or descending digits at any position', () => {
    const start = fc.integer({ min: 0, max: 4 })
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 4 })
    fc.assert(
      fc.property(digits, start, fc.constantFrom(0, 1, -1), digits, (before, from, step, after) => {
        const first = step === -1 ? from + 5 : from
        const run = Array.from({ length: 6 }, (_, index) => first + step * index).join('')
        expect(hasSixDigitRun(before + run + after)).toBe(true)
      }),
    )
  })

  it('ignores runs of five digits and changes of direction', () => {
    for (const number of ['30999888', '11111', '1234512345', '12345432', '11111222', '']) {
      expect(hasSixDigitRun(number), number).toBe(false)
    }
  })
})

describe('the look-up of a person', () => {
  it('compares the document and the neighbourhood', () => {
    expect(isDocumentOf(existingPerson, { rp: 101, idTypeCode: 'DNI', idNumber: '30999888' })).toBe(true)
    expect(isDocumentOf(existingPerson, { rp: 102, idTypeCode: 'DNI', idNumber: '30999888' })).toBe(false)
    expect(isDocumentOf(existingPerson, { rp: 101, idTypeCode: 'CI', idNumber: '30999888' })).toBe(false)
  })

  it('returns the data of a known person, and an empty object for an unknown person', () => {
    expect(toGuestLookup(undefined)).toEqual({})
    expect(toGuestLookup(existingPerson)).toMatchObject({ id: 4001, country_code: 'AR', gender: 'F' })
  })

  it('never contains is_barred', () => {
    const barredPerson = createPersonRow(1, { is_barred: true })
    expect(Object.keys({ ...toPerson(barredPerson), ...toGuestLookup(barredPerson) })).not.toContain(
      'is_barred',
    )
  })
})
