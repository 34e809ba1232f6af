import {
  hasIdentityDocument,
  hasSixDigitRun,
  prepareGuest,
  toGuestLookup,
  toPerson,
} from '@mocks/rules/contacts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow } from './sample-rows'

const input = {
  first_name: ' JUANA ',
  last_name: ' PÉREZ ',
  id_type_code: 'DNI',
  id_number: '30999888',
  nationality: 'AR',
  gender: 'F',
} as const
const context = { id: 4999, realPropertyId: 101, countryCodes: ['AR', 'BR'] }
const existingPerson = createPersonRow(4001, { id_number: '30999888' })

describe('prepareGuest', () => {
  it('registers an unknown person, without the spaces around the names', () => {
    expect(prepareGuest(input, undefined, [], context)).toEqual({
      isNew: true,
      person: createPersonRow(4999, { first_name: 'JUANA', last_name: 'PÉREZ', id_number: '30999888' }),
    })
  })

  it('returns an existing person as stored, and rejects a person who is already a contact', () => {
    expect(prepareGuest(input, existingPerson, [7], context)).toEqual({
      isNew: false,
      person: existingPerson,
    })
    expect(catchRefusal(() => prepareGuest(input, existingPerson, [7, 4001], context))).toEqual({
      status: 409,
      body: { message: 'Ana Apellido 4001 ya se encuentra en tu lista de contactos.' },
    })
  })

  it('rejects blank names, invalid document numbers and unknown countries', () => {
    const getInvalidFields = (overrides: object) =>
      catchRefusal(() => prepareGuest({ ...input, ...overrides }, undefined, [], context)).body
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

  it('accepts letters and runs of digits in the numbers of passports and documents of type OTRO', () => {
    for (const id_type_code of ['PASAPORTE', 'OTRO'] as const) {
      const { person: guest } = prepareGuest(
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

  it('returns false if at most five digits in a row are equal, ascending or descending', () => {
    for (const number of ['30999888', '11111', '1234512345', '12345432', '11111222', '']) {
      expect(hasSixDigitRun(number), number).toBe(false)
    }
  })
})

describe('the look-up of a person by identity document', () => {
  it('compares the neighbourhood, the document type and the document number', () => {
    expect(hasIdentityDocument(existingPerson, { rp: 101, idTypeCode: 'DNI', idNumber: '30999888' })).toBe(
      true,
    )
    expect(hasIdentityDocument(existingPerson, { rp: 102, idTypeCode: 'DNI', idNumber: '30999888' })).toBe(
      false,
    )
    expect(hasIdentityDocument(existingPerson, { rp: 101, idTypeCode: 'CI', idNumber: '30999888' })).toBe(
      false,
    )
  })

  it('returns the data of a known person, and an empty object for an unknown person', () => {
    expect(toGuestLookup(undefined)).toEqual({})
    expect(toGuestLookup(existingPerson)).toMatchObject({ id: 4001, country_code: 'AR', gender: 'F' })
  })

  it('leaves out is_barred from the results of toPerson and toGuestLookup', () => {
    const barredPerson = createPersonRow(1, { is_barred: true })
    expect(Object.keys({ ...toPerson(barredPerson), ...toGuestLookup(barredPerson) })).not.toContain(
      'is_barred',
    )
  })
})
