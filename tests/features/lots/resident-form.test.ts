import type { ResidentContext } from '@mocks/rules/resident-refusals'
import { createResident } from '@mocks/rules/residents'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { Gender } from '@/api/generated/model/gender'
import { IdTypeCode } from '@/api/generated/model/idTypeCode'
import { addDays } from '@/domain/days'
import {
  canLookUpDocument,
  createResidentSchema,
  createResidentValues,
  type ResidentValues,
  toCoResidentInput,
  toTenantInput,
} from '@/features/lots/residents/resident-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { hostileTexts } from '../../../e2e/hostile-texts'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const monday = '2026-03-16'
const photo = { photo_file_name: null, original_photo_file_name: null }
const context = { userPersonId: 301, existingResident: undefined, photo }
const validValues: ResidentValues = {
  ...createResidentValues(monday),
  idNumber: '41286503',
  firstName: 'JULIÁN',
  lastName: 'ÑANDÚ',
  birthDate: '1998-11-23',
}
const findErrors = (patch: Partial<ResidentValues>, isTenant = true) =>
  validateWith(createResidentSchema(isTenant, () => monday))({ ...validValues, ...patch })

const backendContext: ResidentContext = {
  lot: { id: 201, real_property_id: 101 } as ResidentContext['lot'],
  callerPerson: { id: 301 } as ResidentContext['callerPerson'],
  otherResidents: [],
  today: monday,
  now: `${monday}T13:00:00.000Z`,
  countryCodes: ['AR', 'UY', 'DE'],
  notificationCodes: ['PUSH'],
  isPhotoReady: () => true,
}
const createdIds = { residencyId: 1, personId: 2, qrcode: 'LA-7K3Q-9XZ2' }

const anyText = (maxLength: number) =>
  fc.oneof(fc.constant(''), fc.string({ maxLength, unit: 'grapheme' }), fc.constantFrom(...hostileTexts))
const createWeightedArbitrary = <Value>(usualValue: fc.Arbitrary<Value>, unusualValue: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 8, arbitrary: usualValue }, { weight: 1, arbitrary: unusualValue })
const anyDay = fc.integer({ min: -60_000, max: 400 }).map((days) => addDays(monday, days))

const anyValues: fc.Arbitrary<ResidentValues> = fc.record({
  idType: fc.constantFrom(...Object.values(IdTypeCode)),
  idNumber: createWeightedArbitrary(fc.stringMatching(/^[0-9]{2,12}[A-Z]?$/), anyText(30)),
  knownId: createWeightedArbitrary(fc.constant(null), fc.integer({ min: 1, max: 999 })),
  firstName: createWeightedArbitrary(fc.constant('Íñigo ß'), anyText(110)),
  lastName: createWeightedArbitrary(fc.constant(' Núñez '), anyText(110)),
  gender: fc.constantFrom(...Object.values(Gender)),
  nationality: createWeightedArbitrary(fc.constantFrom('AR', 'UY', 'DE'), fc.constant('')),
  birthDate: createWeightedArbitrary(anyDay, fc.constantFrom('', '2026-02-30', 'x')),
  phoneCountry: createWeightedArbitrary(fc.constant('+54'), fc.constantFrom('', '+', '54')),
  phoneArea: createWeightedArbitrary(fc.constantFrom('', '11', '2966'), fc.constantFrom('1', '123456')),
  phoneNumber: createWeightedArbitrary(
    fc.constantFrom('', '55550101'),
    fc.constantFrom('12345', '1'.repeat(16)),
  ),
  email: createWeightedArbitrary(
    fc.constantFrom('', ' Ana@Demo.AR '),
    fc.oneof(fc.emailAddress(), anyText(260)),
  ),
  canManage: fc.boolean(),
  contract: fc.record({
    from: createWeightedArbitrary(anyDay, fc.constant('')),
    to: createWeightedArbitrary(anyDay, fc.constant('')),
  }),
  photo_file_name: fc.constant(''),
})

describe('values that the resident form accepts', () => {
  it('are accepted by the contract, and for a new co-resident also by the backend', () => {
    const acceptedCounts = { coResident: 0, tenant: 0 }
    fc.assert(
      fc.property(anyValues, (values) => {
        if (
          v.is(
            createResidentSchema(false, () => monday),
            values,
          )
        ) {
          acceptedCounts.coResident += 1
          const input = toCoResidentInput(values, context)
          expect(findContractErrors('CoResidentInput', input)).toEqual([])
          if (values.knownId === null)
            expect(createResident(input, undefined, backendContext, createdIds).person.id).toBe(2)
        }
        if (
          v.is(
            createResidentSchema(true, () => monday),
            values,
          )
        ) {
          acceptedCounts.tenant += 1
          expect(findContractErrors('TenantInput', toTenantInput(values, context))).toEqual([])
        }
      }),
      { numRuns: chooseCount(300, 3000), seed: 20260316 },
    )
    // Without this check, the test would pass for a schema that rejects all values.
    expect(Math.min(acceptedCounts.coResident, acceptedCounts.tenant)).toBeGreaterThan(chooseCount(10, 100))
  })

  it.each<[string, Partial<ResidentValues>]>([
    ['a document number of three letters', { idNumber: 'ABC' }],
    ['a document number of twenty characters', { idNumber: 'A'.repeat(20) }],
    [
      'letters in the document number of a registered person',
      { idType: 'LC', idNumber: '621840A', knownId: 7 },
    ],
    ['letters in the number of a passport', { idType: 'PASAPORTE', idNumber: 'AAB621840' }],
    ['names of a hundred letters', { firstName: ` ${'Ñ'.repeat(100)} `, lastName: 'Ñ'.repeat(100) }],
    ['a birth date of today', { birthDate: monday }],
    ['a birth date 130 years ago', { birthDate: '1896-03-16' }],
    ['a telephone number without an area code', { phoneNumber: '123456' }],
    ['an email in capitals', { email: 'JULIAN@DEMO.AR' }],
    ['a contract of one day', { contract: { from: monday, to: monday } }],
  ])('include %s', (_name, patch) => {
    expect(findErrors(patch)).toEqual({})
    expect(findContractErrors('TenantInput', toTenantInput({ ...validValues, ...patch }, context))).toEqual(
      [],
    )
  })
})

describe('the resident form', () => {
  it.each<[Partial<ResidentValues>, Record<string, string>]>([
    [{ idNumber: '' }, { idNumber: 'Este campo es obligatorio' }],
    [{ idNumber: '12' }, { idNumber: 'El número de documento debe contener entre 3 y 20 caracteres.' }],
    [
      { idNumber: '1'.repeat(21) },
      { idNumber: 'El número de documento debe contener entre 3 y 20 caracteres.' },
    ],
    [{ idNumber: 'ÑANDU' }, { idNumber: 'Usá solo números y letras sin acentos.' }],
    [{ idType: 'LC', idNumber: '621840A' }, { idNumber: 'El número de documento debe tener solo números.' }],
    [{ firstName: ' ' }, { firstName: 'Este campo es obligatorio' }],
    [{ lastName: 'x'.repeat(101) }, { lastName: 'No puede tener más de 100 caracteres.' }],
    // In capitals, each `ß` becomes `SS`, so the text has 102 letters.
    [{ firstName: 'ß'.repeat(51) }, { firstName: 'No puede tener más de 100 caracteres.' }],
    [{ idNumber: '41.286' }, { idNumber: 'Usá solo números y letras sin acentos.' }],
    [{ nationality: '' }, { nationality: 'Este campo es obligatorio' }],
    [{ nationality: 'ARG' }, { nationality: 'Este campo es obligatorio' }],
    [{ phoneCountry: '54' }, { phoneCountry: 'Este campo es obligatorio' }],
    [{ phoneCountry: '+54911' }, { phoneCountry: 'Este campo es obligatorio' }],
    [{ phoneCountry: '0+54' }, { phoneCountry: 'Este campo es obligatorio' }],
    [{ birthDate: '' }, { birthDate: 'Este campo es obligatorio' }],
    [{ birthDate: '2026-02-30' }, { birthDate: 'Fecha inválida' }],
    [{ birthDate: '1896-03-15' }, { birthDate: 'Fecha inválida' }],
    [{ birthDate: '2026-03-17' }, { birthDate: 'La fecha de nacimiento no puede ser posterior a hoy.' }],
    [
      { phoneArea: '1', phoneNumber: '123456' },
      { phoneArea: 'El código de área tiene entre 2 y 5 números.' },
    ],
    [{ phoneArea: '11' }, { phoneNumber: 'Ingresá el número o borrá el código de área.' }],
    [
      { phoneNumber: '12345' },
      { phoneNumber: 'El número tiene entre 6 y 15 dígitos, sin espacios ni guiones.' },
    ],
    [{ email: 'julian@' }, { email: 'Formato de email inválido' }],
    [{ contract: { from: monday, to: '' } }, { contract: 'Este campo es obligatorio' }],
    [
      { contract: { from: monday, to: '2026-03-15' } },
      { contract: 'La fecha de fin del contrato no puede ser anterior a la de inicio.' },
    ],
  ])('rejects %o', (patch, messages) => expect(findErrors(patch)).toEqual(messages))

  it('reports all missing values at once', () =>
    expect(Object.keys(findErrors({ idNumber: '', firstName: '', lastName: '', birthDate: '' }))).toEqual([
      'idNumber',
      'firstName',
      'lastName',
      'birthDate',
    ]))
})

it('sends the name of a new person in capitals, the name of a registered person as it is, and the email in lower case', () => {
  const values = { ...validValues, firstName: ' julián', lastName: 'ñandú ', email: ' Julian@Demo.ar ' }
  expect(toCoResidentInput(values, context)).toMatchObject({
    first_name: 'JULIÁN',
    last_name: 'ÑANDÚ',
    email: 'julian@demo.ar',
  })
  expect(toCoResidentInput({ ...values, firstName: 'Julián', knownId: 7 }, context)).toMatchObject({
    first_name: 'Julián',
  })
})

it('looks up only document numbers of 3 to 20 letters and digits without accents', () => {
  for (const idNumber of ['123', 'aB3', '1'.repeat(20)])
    expect(canLookUpDocument(idNumber), idNumber).toBe(true)
  for (const idNumber of ['', '12', '1'.repeat(21), '.123', '123.', 'ñ123'])
    expect(canLookUpDocument(idNumber), idNumber).toBe(false)
})

it('sends a telephone number with its codes, and only null values without a number', () => {
  const phone = { phoneCountry: '+598', phoneArea: '11', phoneNumber: '55550101' }
  expect(toTenantInput({ ...validValues, ...phone }, context)).toMatchObject({
    mobile_phone_country_code: '+598',
    mobile_phone_area_code: '11',
    mobile_phone_number: '55550101',
  })
  expect(toTenantInput(validValues, context)).toMatchObject({
    mobile_phone_country_code: null,
    mobile_phone_area_code: null,
    mobile_phone_number: null,
  })
})

it('never sends that a tenant may manage the lot', () =>
  expect(toTenantInput({ ...validValues, canManage: true }, context).can_manage_property).toBe(false))
