import { admitGuest } from '@mocks/rules/contacts'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { Gender } from '@/api/generated/model/gender'
import { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { normalizeDocumentNumber } from '@/domain/documents'
import {
  documentForm,
  newDocument,
  newPerson,
  normalizeDocument,
  personForm,
  toGuestInput,
  toKnownPerson,
  toPersonValues,
} from '@/features/contacts/guest-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'

const aDocument = { idType: 'DNI' as const, idNumber: '30999888' }
const aPerson = { firstName: 'JUANA', lastName: 'PÉREZ', nationality: 'AR', gender: 'F' as const }
const backend = { id: 9000, realPropertyId: 101, countryCodes: ['AR', 'UY'] }

describe('accepted values of the two steps', () => {
  it('match the contract and the backend', () => {
    const anyDocument = fc.record({
      idType: fc.constantFrom(...Object.values(IdTypeCode)),
      idNumber: fc.oneof(
        fc.stringMatching(/^[0-9]{5,13}$/),
        fc.stringMatching(/^[A-Z]?[0-9]{5,12}[A-Z]?$/),
        fc.string({ maxLength: 14 }).map(normalizeDocumentNumber),
      ),
    })
    const anyName = fc.oneof(fc.constant(' '), fc.string({ maxLength: 101, unit: 'grapheme' }))
    const anyPerson = fc.record({
      firstName: anyName,
      lastName: anyName,
      nationality: fc.constantFrom('', 'AR', 'UY'),
      gender: fc.constantFrom('' as const, ...Object.values(Gender)),
    })
    let accepted = 0
    fc.assert(
      fc.property(anyDocument, anyPerson, (document, person) => {
        const isAccepted =
          v.safeParse(documentForm, document).success && v.safeParse(personForm, person).success
        if (!isAccepted) return
        accepted += 1
        const input = toGuestInput(document, person)
        expect(findContractErrors('GuestInput', input)).toEqual([])
        expect(admitGuest(input, undefined, [], backend).isNew).toBe(true)
      }),
      { numRuns: 3000, seed: 20260316 },
    )
    expect(accepted).toBeGreaterThan(100)
  })

  it.each(['3099988', '123012301230', 'A1029384', '1029384Z'])('include the document %s', (idNumber) => {
    expect(validateWith(documentForm)({ ...aDocument, idNumber })).toEqual({})
    expect(findContractErrors('GuestInput', toGuestInput({ ...aDocument, idNumber }, aPerson))).toEqual([])
  })

  it('include a name of a hundred characters', () => {
    const person = { ...aPerson, firstName: 'Ñ'.repeat(100) }
    expect(validateWith(personForm)(person)).toEqual({})
    expect(findContractErrors('GuestInput', toGuestInput(aDocument, person))).toEqual([])
  })
})

describe('values past a limit', () => {
  it.each([
    ['', 'Este campo es obligatorio.'],
    ['309998', 'El número de documento debe contener entre 7 y 12 caracteres.'],
    ['3099988830999', 'El número de documento debe contener entre 7 y 12 caracteres.'],
    ['11111123', 'Ingresá un número de documento válido.'],
    ['12345690', 'Ingresá un número de documento válido.'],
    ['98765411', 'Ingresá un número de documento válido.'],
    ['AB102938', 'Ingresá un número de documento válido.'],
  ])('the document %o is refused', (idNumber, sentence) =>
    expect(validateWith(documentForm)({ ...aDocument, idNumber })).toEqual({ idNumber: sentence }),
  )

  it('rejects a person with a missing field', () =>
    expect(validateWith(personForm)({ ...newPerson, nationality: '' })).toEqual({
      firstName: 'Este campo es obligatorio.',
      lastName: 'Este campo es obligatorio.',
      nationality: 'Este campo es obligatorio.',
      gender: 'Este campo es obligatorio.',
    }))

  it('rejects a name of 101 characters', () =>
    expect(validateWith(personForm)({ ...aPerson, lastName: 'X'.repeat(101) })).toEqual({
      lastName: 'No puede tener más de 100 caracteres.',
    }))
})

test('begins with the type DNI and Argentina', () => {
  expect(newDocument).toEqual({ idType: 'DNI', idNumber: '' })
  expect(newPerson).toMatchObject({ nationality: 'AR', gender: '' })
})

test('changes the type of a number with a letter, and keeps a chosen type', () => {
  expect(normalizeDocument({ idType: 'DNI', idNumber: 'A1029384' }).idType).toBe('OTRO')
  expect(normalizeDocument({ idType: 'DNI', idNumber: '31029384' }).idType).toBe('DNI')
  expect(normalizeDocument({ idType: 'PASAPORTE', idNumber: 'A1029384' }).idType).toBe('PASAPORTE')
})

test('ignores dots, spaces and lower case in a document', () => {
  expect(normalizeDocumentNumber(' 30.999.888 ')).toBe('30999888')
  expect(normalizeDocumentNumber('a-1029384')).toBe('A1029384')
})

test('sends names in capitals without surrounding spaces', () =>
  expect(toGuestInput(aDocument, { ...aPerson, firstName: ' íñigo ' })).toEqual({
    first_name: 'ÍÑIGO',
    last_name: 'PÉREZ',
    id_type_code: 'DNI',
    id_number: '30999888',
    nationality: 'AR',
    gender: 'F',
  }))

test('reads an empty lookup as no person, and shows a person in capitals', () => {
  expect(toKnownPerson({})).toBeUndefined()
  const known = toKnownPerson({
    id: 1,
    first_name: 'Rocío',
    last_name: 'Domínguez',
    id_type_code: 'DNI',
    id_number: '33444777',
    country_code: 'AR',
    gender: 'X',
  })
  expect(known && toPersonValues(known)).toEqual({
    firstName: 'ROCÍO',
    lastName: 'DOMÍNGUEZ',
    nationality: 'AR',
    gender: 'X',
  })
})
