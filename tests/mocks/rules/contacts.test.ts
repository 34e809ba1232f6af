import { admitGuest, hasSixDigitRun, isDocumentOf, toGuestLookup, toPerson } from '@mocks/rules/contacts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { person, refusalOf } from './sample-rows'

const input = {
  first_name: ' JUANA ',
  last_name: 'PÉREZ',
  id_type_code: 'DNI',
  id_number: '30999888',
  nationality: 'AR',
  gender: 'F',
} as const
const fresh = { id: 4999, realPropertyId: 101, countryCodes: ['AR', 'BR'] }
const known = person(4001, { id_number: '30999888' })

describe('adding a guest', () => {
  it('registers who is not known', () => {
    expect(admitGuest(input, undefined, [], fresh)).toEqual({
      isNew: true,
      person: person(4999, { first_name: 'JUANA', last_name: 'PÉREZ', id_number: '30999888' }),
    })
  })

  it('takes who is known as is, once', () => {
    expect(admitGuest(input, known, [7], fresh)).toEqual({ isNew: false, person: known })
    expect(refusalOf(() => admitGuest(input, known, [7, 4001], fresh))).toEqual({
      status: 409,
      body: { message: 'Ana Apellido 4001 ya se encuentra en tu lista de contactos.' },
    })
  })

  it('refuses blank names, documents that cannot be, and unknown countries', () => {
    const attempt = (more: object) =>
      refusalOf(() => admitGuest({ ...input, ...more }, undefined, [], fresh)).body
    expect(attempt({ first_name: '  ', last_name: ' ', nationality: 'ZZ' })).toEqual({
      first_name: ['Este campo es obligatorio.'],
      last_name: ['Este campo es obligatorio.'],
      nationality: ['La nacionalidad no es válida.'],
    })
    expect(attempt({ id_number: '3099988A' })).toEqual({
      id_number: ['El número de documento debe tener solo números.'],
    })
    for (const id_number of ['11111123', '99123456', '87654399']) {
      expect(attempt({ id_number })).toEqual({ id_number: ['El número de documento no es válido.'] })
    }
  })

  it('lets passports and other documents have letters and runs', () => {
    for (const id_type_code of ['PASAPORTE', 'OTRO'] as const) {
      const { person: guest } = admitGuest(
        { ...input, id_type_code, id_number: 'aab123456' },
        undefined,
        [],
        fresh,
      )
      expect(guest.id_number).toBe('AAB123456')
    }
  })
})

describe('runs of digits', () => {
  it('are found wherever they are', () => {
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

  it('of five are none, and directions do not add up', () => {
    for (const number of ['30999888', '11111', '1234512345', '12345432', '11111222', '']) {
      expect(hasSixDigitRun(number), number).toBe(false)
    }
  })
})

describe('what is shown of a person', () => {
  it('is looked up by document in the neighbourhood', () => {
    expect(isDocumentOf(known, { rp: 101, idTypeCode: 'DNI', idNumber: '30999888' })).toBe(true)
    expect(isDocumentOf(known, { rp: 102, idTypeCode: 'DNI', idNumber: '30999888' })).toBe(false)
    expect(isDocumentOf(known, { rp: 101, idTypeCode: 'CI', idNumber: '30999888' })).toBe(false)
  })

  it('is nothing of nobody', () => {
    expect(toGuestLookup(undefined)).toEqual({})
    expect(toGuestLookup(known)).toMatchObject({ id: 4001, country_code: 'AR', gender: 'F' })
  })

  it('never says who is barred', () => {
    const barred = person(1, { is_barred: true })
    expect(Object.keys({ ...toPerson(barred), ...toGuestLookup(barred) })).not.toContain('is_barred')
  })
})
