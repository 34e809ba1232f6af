import { prepareGuest } from '@mocks/rules/contacts'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { Gender } from '@/api/generated/model/gender'
import { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { normalizeDocumentNumber } from '@/domain/documents'
import {
  documentFormSchema,
  formatDocument,
  newDocument,
  newPerson,
  normalizeDocument,
  personFormSchema,
  toGuestInput,
  toKnownPerson,
  toPersonValues,
} from '@/features/contacts/guest-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const validDocument = { idType: 'DNI' as const, idNumber: '30999888' }
const validPerson = { firstName: 'JUANA', lastName: 'PÉREZ', nationality: 'AR', gender: 'F' as const }
const backendContext = { id: 9000, realPropertyId: 101, countryCodes: ['AR', 'UY'] }

describe('values that the two steps of the guest form accept', () => {
  it('are accepted by the contract and by the backend', () => {
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
    let acceptedCount = 0
    fc.assert(
      fc.property(anyDocument, anyPerson, (documentValues, person) => {
        const isAccepted =
          v.safeParse(documentFormSchema, documentValues).success &&
          v.safeParse(personFormSchema, person).success
        if (!isAccepted) return
        acceptedCount += 1
        const input = toGuestInput(documentValues, person)
        expect(findContractErrors('GuestInput', input)).toEqual([])
        expect(prepareGuest(input, undefined, [], backendContext).isNew).toBe(true)
      }),
      { numRuns: chooseCount(600, 3000), seed: 20260316 },
    )
    expect(acceptedCount).toBeGreaterThan(chooseCount(20, 100))
  })

  it.each(['3099988', '123012301230', 'A1029384', '1029384Z'])(
    'include the document number %s',
    (idNumber) => {
      expect(validateWith(documentFormSchema)({ ...validDocument, idNumber })).toEqual({})
      expect(
        findContractErrors('GuestInput', toGuestInput({ ...validDocument, idNumber }, validPerson)),
      ).toEqual([])
    },
  )

  it('include a name of a hundred characters', () => {
    const person = { ...validPerson, firstName: 'Ñ'.repeat(100) }
    expect(validateWith(personFormSchema)(person)).toEqual({})
    expect(findContractErrors('GuestInput', toGuestInput(validDocument, person))).toEqual([])
  })
})

describe('the guest form', () => {
  it.each([
    ['', 'Este campo es obligatorio.'],
    ['309998', 'El número de documento debe contener entre 7 y 12 caracteres.'],
    ['3099988830999', 'El número de documento debe contener entre 7 y 12 caracteres.'],
    ['11111123', 'Ingresá un número de documento válido.'],
    ['12345690', 'Ingresá un número de documento válido.'],
    ['98765411', 'Ingresá un número de documento válido.'],
    ['AB102938', 'Ingresá un número de documento válido.'],
  ])('rejects the document number %o', (idNumber, message) =>
    expect(validateWith(documentFormSchema)({ ...validDocument, idNumber })).toEqual({ idNumber: message }),
  )

  it('rejects a person without the required values', () =>
    expect(validateWith(personFormSchema)({ ...newPerson, nationality: '' })).toEqual({
      firstName: 'Este campo es obligatorio.',
      lastName: 'Este campo es obligatorio.',
      nationality: 'Este campo es obligatorio.',
      gender: 'Este campo es obligatorio.',
    }))

  it.each(['ARG', 'xAR', 'ar'])('rejects the nationality %s', (nationality) =>
    expect(validateWith(personFormSchema)({ ...validPerson, nationality })).toEqual({
      nationality: 'Este campo es obligatorio.',
    }),
  )

  it('rejects a name of 101 characters', () =>
    expect(validateWith(personFormSchema)({ ...validPerson, lastName: 'X'.repeat(101) })).toEqual({
      lastName: 'No puede tener más de 100 caracteres.',
    }))
})

test('proposes the document type DNI and the nationality Argentina', () => {
  expect(newDocument).toEqual({ idType: 'DNI', idNumber: '' })
  expect(newPerson).toMatchObject({ nationality: 'AR', gender: '' })
})

test('changes the document type DNI to OTRO if the number has a letter, and keeps every other document type', () => {
  expect(normalizeDocument({ idType: 'DNI', idNumber: 'A1029384' }).idType).toBe('OTRO')
  expect(normalizeDocument({ idType: 'DNI', idNumber: '31029384' }).idType).toBe('DNI')
  expect(normalizeDocument({ idType: 'PASAPORTE', idNumber: 'A1029384' }).idType).toBe('PASAPORTE')
  expect(formatDocument({ idType: 'DNI', idNumber: 'A1029384' })).toBe('OTRO A1029384')
})

test('removes dots, hyphens and spaces from a document number, and converts its letters to capitals', () => {
  expect(normalizeDocumentNumber(' 30.999.888 ')).toBe('30999888')
  expect(normalizeDocumentNumber('a-1029384')).toBe('A1029384')
})

test('sends names in capitals without surrounding spaces', () =>
  expect(toGuestInput(validDocument, { ...validPerson, firstName: ' íñigo ', lastName: ' pérez ' })).toEqual({
    first_name: 'ÍÑIGO',
    last_name: 'PÉREZ',
    id_type_code: 'DNI',
    id_number: '30999888',
    nationality: 'AR',
    gender: 'F',
  }))

test('reads no person from an empty lookup response, and converts the names of a registered person to capitals', () => {
  expect(toKnownPerson({})).toBeUndefined()
  const registeredPerson = toKnownPerson({
    id: 1,
    first_name: 'Rocío',
    last_name: 'Domínguez',
    id_type_code: 'DNI',
    id_number: '33444777',
    country_code: 'AR',
    gender: 'X',
  })
  expect(registeredPerson && toPersonValues(registeredPerson)).toEqual({
    firstName: 'ROCÍO',
    lastName: 'DOMÍNGUEZ',
    nationality: 'AR',
    gender: 'X',
  })
})
