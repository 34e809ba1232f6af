import { addPersonDefaults, registerPerson } from '@mocks/rules/persons'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { FoundPerson } from '@/api/generated/model/foundPerson'
import { Gender } from '@/api/generated/model/gender'
import {
  type ManagerValues,
  managerFormSchema,
  managerStatusFormSchema,
  newManager,
  toContactUpdate,
  toKnownManagerValues,
  toManagerPersonInput,
  toNewManagerValues,
} from '@/features/works/managers/manager-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const digits = fc.stringMatching(/^\d{5,14}$/)
const anyText = fc.string({ maxLength: 130, unit: 'grapheme' })
const anyName = fc.oneof(
  anyText,
  fc.constantFrom('', '  ', 'ß'.repeat(60), '\u202eorrep', '👷🏽‍♀️', 'x'.repeat(300)),
)

/** Valid and invalid values for a new person. */
const anyValues: fc.Arbitrary<ManagerValues> = fc.record({
  personKind: fc.constant('new' as const),
  known: fc.constant(null),
  idNumber: fc.oneof(
    digits,
    fc.tuple(fc.constantFrom('A', 'z', ''), digits, fc.constantFrom('K', '')).map((parts) => parts.join('')),
    anyText,
  ),
  firstName: fc.oneof(fc.constant('Ana'), anyName),
  lastName: fc.oneof(fc.constant('Sosa'), anyName),
  gender: fc.constantFrom('' as const, ...Object.values(Gender)),
  nationality: fc.constantFrom('AR', 'UY', 'BO'),
  email: fc.oneof(
    fc.emailAddress(),
    fc.constantFrom('Ana@Example.COM ', 'a@b.co', '', 'a@b', `${'a'.repeat(260)}@b.co`),
  ),
  phone: fc.oneof(fc.constant(''), digits, fc.constant('1'.repeat(16))),
  status: fc.constantFrom('CURRENT' as const, 'INVALID' as const),
})

const registrationContext = { id: 4300, realPropertyId: 101, countryCodes: ['AR', 'UY', 'BO'], users: [] }

const registeredPerson: FoundPerson = {
  id: 4002,
  full_name: 'Ruiz Ana',
  id_number: '123',
  first_name: 'Ana',
  last_name: 'Ruiz',
  id_type_code: 'DNI',
  nationality: 'UY',
  gender: 'F',
  email: 'ana@example.com',
  mobile_phone_country_code: '+54',
  mobile_phone_area_code: '11',
  mobile_phone_number: '44445555',
}
const validValues: ManagerValues = {
  ...newManager,
  ...toNewManagerValues('30999888'),
  firstName: 'Ana',
  lastName: 'Sosa',
  gender: 'F',
  email: 'ana@example.com',
}
const findErrors = validateWith(managerFormSchema)
const missingEmailMessage = 'Por favor ingrese el email'
const lengthMessage = 'El DNI debe contener entre 7 y 12 caracteres'
const nameMessage = 'No puede tener más de 100 caracteres.'
const phoneMessage = 'El teléfono tiene entre 6 y 15 dígitos, sin espacios ni guiones.'

describe('the form of a new manager', () => {
  it('asks first for the person, and then for each missing value of a new person', () => {
    expect(findErrors(newManager)).toEqual({ known: 'Elegí a una persona o registrá una nueva.' })
    expect(findErrors({ ...newManager, personKind: 'new', nationality: '', status: '' })).toEqual({
      idNumber: 'Por favor ingrese el número de documento',
      firstName: 'Por favor ingrese el nombre',
      lastName: 'Por favor ingrese el apellido',
      gender: 'Por favor seleccione el género',
      nationality: 'Por favor seleccione la nacionalidad',
      email: missingEmailMessage,
      status: 'Por favor seleccione el estado del responsable',
    })
  })

  it.each<[Partial<ManagerValues>, Partial<Record<keyof ManagerValues, string>>]>([
    [{}, {}],
    [{ idNumber: '309998' }, { idNumber: lengthMessage }],
    [{ idNumber: '3099988' }, {}],
    [{ idNumber: '309998887766' }, {}],
    [{ idNumber: '3099988877665' }, { idNumber: lengthMessage }],
    [{ idNumber: '30.999.888' }, { idNumber: 'Por favor ingrese un DNI válido' }],
    [{ firstName: '  ' }, { firstName: 'Por favor ingrese el nombre' }],
    [{ firstName: ` ${'x'.repeat(100)} ` }, {}],
    [{ lastName: 'x'.repeat(101) }, { lastName: nameMessage }],
    // In capitals, each `ß` becomes `SS`, so the text has 102 letters.
    [{ lastName: 'ß'.repeat(51) }, { lastName: nameMessage }],
    [{ nationality: 'ARG' }, { nationality: 'Por favor seleccione la nacionalidad' }],
    [{ email: '  ' }, { email: missingEmailMessage }],
    [{ email: 'ana@example' }, { email: 'El email ingresado no es válido' }],
    [{ email: ' Ana@Example.com ' }, {}],
    [{ phone: '12345' }, { phone: phoneMessage }],
    [{ phone: '123456' }, {}],
    [{ phone: '1'.repeat(15) }, {}],
    [{ phone: '1'.repeat(16) }, { phone: phoneMessage }],
    [{ phone: '4444-5555' }, { phone: phoneMessage }],
  ])('reports the errors of %j', (patch, errors) =>
    expect(findErrors({ ...validValues, ...patch })).toEqual(errors),
  )

  it('validates of a registered person only the contact data that are not registered', () => {
    const findContactErrors = (contact: Partial<FoundPerson>, typed: Partial<ManagerValues>) =>
      findErrors({
        ...newManager,
        ...toKnownManagerValues({ ...registeredPerson, ...contact }),
        ...typed,
      })
    const invalidContact = { email: '', phone: '1' }
    expect(findContactErrors({}, invalidContact)).toEqual({})
    expect(findContactErrors({ email: null }, invalidContact)).toEqual({ email: missingEmailMessage })
    expect(findContactErrors({ mobile_phone_number: null }, invalidContact)).toEqual({ phone: phoneMessage })
  })

  it('rejects a draft whose person has no id', () => {
    for (const known of ['Ana', 4002, true, {}, undefined])
      expect(v.is(managerFormSchema, { ...validValues, known }), String(known)).toBe(false)
  })

  it('shows the data of a registered person, and no data but the document number of a new person', () => {
    expect(toKnownManagerValues(registeredPerson)).toEqual({
      personKind: 'known',
      known: registeredPerson,
      idNumber: '123',
      firstName: 'Ana',
      lastName: 'Ruiz',
      gender: 'F',
      nationality: 'UY',
      email: 'ana@example.com',
      phone: '44445555',
    })
    expect(
      toKnownManagerValues({ ...registeredPerson, email: null, mobile_phone_number: null }),
    ).toMatchObject({ email: '', phone: '' })
    // The status stays, because the user may have chosen it before the person.
    expect(toNewManagerValues('30999888')).toEqual({
      personKind: 'new',
      known: null,
      idNumber: '30999888',
      firstName: '',
      lastName: '',
      gender: '',
      nationality: 'AR',
      email: '',
      phone: '',
    })
  })

  it('sends a new person with trimmed names in capitals, and an empty phone number as null', () => {
    const values = { ...validValues, firstName: ' Íñigo ', lastName: ' Sosa ', email: ' Ana@Example.com ' }
    const input = {
      first_name: 'ÍÑIGO',
      last_name: 'SOSA',
      id_type_code: 'DNI',
      id_number: '30999888',
      nationality: 'AR',
      gender: 'F',
      email: 'ana@example.com',
      mobile_phone_number: null,
    }
    expect(toManagerPersonInput(values)).toEqual(input)
    expect(toManagerPersonInput({ ...values, phone: '123456' })).toEqual({
      ...input,
      mobile_phone_number: '123456',
    })
  })

  it('accepts only values that the contract and the backend accept', () => {
    let acceptedCount = 0
    fc.assert(
      fc.property(anyValues, (values) => {
        if (!v.safeParse(managerFormSchema, values).success) return
        acceptedCount += 1
        const input = toManagerPersonInput(values)
        expect(findContractErrors('PersonInput', input)).toEqual([])
        expect(registerPerson(addPersonDefaults(input), undefined, registrationContext)).toMatchObject({
          first_name: input.first_name,
          email: input.email,
          id_type_code: input.id_type_code,
        })
      }),
      { numRuns: chooseCount(600, 3000), seed: 20260316 },
    )
    expect(acceptedCount).toBeGreaterThan(chooseCount(10, 50))
  })

  it('updates the contact data only if the user typed a new email or phone number, and omits an unchanged phone number', () => {
    const createManager = (email: string | null, phone: string | null) =>
      ({ person: { email, mobile_phone_number: phone } }) as Parameters<typeof toContactUpdate>[0]
    const typedContact = { email: ' Ana@Example.com', phone: '1144445555' }
    expect(toContactUpdate(createManager('ana@example.com', '1144445555'), typedContact)).toBeUndefined()
    expect(
      toContactUpdate(createManager('Ana@Example.com', '57391820'), { ...typedContact, phone: '' }),
    ).toBeUndefined()
    for (const update of [
      toContactUpdate(createManager(null, null), typedContact),
      toContactUpdate(createManager('ana@example.com', null), typedContact),
      toContactUpdate(createManager(null, '1144445555'), typedContact),
    ]) {
      expect(update).toMatchObject({ email: 'ana@example.com' })
      expect(findContractErrors('WorkManagerPersonInput', update)).toEqual([])
    }
    expect(toContactUpdate(createManager(null, '1144445555'), typedContact)).not.toHaveProperty(
      'mobile_phone_number',
    )
    expect(toContactUpdate(createManager(null, null), typedContact)).toHaveProperty(
      'mobile_phone_number',
      '1144445555',
    )
    expect(toContactUpdate(createManager(null, null), { email: '', phone: '' })).toBeUndefined()
  })

  it('rejects every status that the form does not offer', () => {
    for (const status of ['SUSPENDED', 'X', ''])
      expect(
        v.is(managerFormSchema, {
          ...newManager,
          personKind: 'known',
          known: { id: 1, email: 'a@b.co' },
          status,
        }),
      ).toBe(false)
  })
})

it('the status of a manager can become valid or invalid, and has to be chosen', () => {
  const findStatusErrors = validateWith(managerStatusFormSchema)
  expect(findStatusErrors({ status: 'CURRENT' })).toEqual({})
  expect(findStatusErrors({ status: 'INVALID' })).toEqual({})
  expect(findStatusErrors({ status: '' })).toEqual({
    status: 'Por favor seleccione el estado del responsable',
  })
  expect(v.is(managerStatusFormSchema, { status: 'SUSPENDED' })).toBe(false)
})
