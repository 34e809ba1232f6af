import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  emptyInvitation,
  getConfirmRefusal,
  type InvitationValues,
  invitationFormSchema,
  invitationServerFields,
  toAcceptance,
} from '@/features/public/invitation-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'
import { chooseCount } from '../../support/scope'

const validValues: InvitationValues = {
  ...emptyInvitation,
  invite_first_name: 'Lucía',
  invite_last_name: 'Ñandubay',
  invite_id_number: '38555112',
  invite_email: 'lucia@example.com',
}
const findErrors = (patch: Partial<InvitationValues>) =>
  validateWith(invitationFormSchema)({ ...validValues, ...patch })
const findError = (field: keyof InvitationValues, text: string) => findErrors({ [field]: text })[field]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-16T23:30:00-03:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('accepts valid values, and reports each invalid value with its message', () => {
  expect(findErrors({})).toEqual({})
  for (const [field, text, expected] of [
    ['invite_first_name', '', 'Ingrese su nombre'],
    ['invite_first_name', '  ', 'Ingrese su nombre'],
    ['invite_first_name', 'ñ'.repeat(101), 'No puede tener más de 100 caracteres.'],
    ['invite_last_name', '', 'Ingrese su apellido'],
    ['invite_id_number', '', 'Ingrese su número de DNI'],
    ['invite_id_number', '123456', 'Ingrese un DNI con un mínimo de 7 dígitos'],
    ['invite_id_number', '1234567', undefined],
    ['invite_id_number', '1234567890', undefined],
    ['invite_id_number', '12345678901', 'Ingrese un DNI con un máximo de 9 dígitos'],
    ['invite_id_number', '38.555.112', 'Ingrese un DNI válido, sin puntos, comas ni guiones'],
    ['invite_id_number', '38555112A', 'Ingrese un DNI válido, sin puntos, comas ni guiones'],
    ['invite_id_number', '３８５５５１１２', 'Ingrese un DNI válido, sin puntos, comas ni guiones'],
    ['invite_email', '', 'Ingrese su email'],
    ['invite_email', 'lucia', 'Ingrese un email válido'],
    ['invite_email', 'lucia@example', 'Ingrese un email válido'],
    ['invite_email', `${'l'.repeat(250)}@example.com`, 'Ingrese un email válido'],
    ['invite_email', ' Lucia.Ñandubay+barrio@Example.COM ', 'Ingrese un email válido'],
    ['invite_email', ' Lucia.Nandubay+barrio@Example.COM ', undefined],
    ['invite_mobile_phone_number', '', undefined],
    ['invite_mobile_phone_number', '1155550177', undefined],
    [
      'invite_mobile_phone_number',
      '115555017',
      'El número debe tener mínimo 10 caracteres, sin espacios ni guiones',
    ],
    [
      'invite_mobile_phone_number',
      '11555501777',
      'El número debe tener mínimo 10 caracteres, sin espacios ni guiones',
    ],
    ['invite_mobile_phone_number', '11-5555-01', 'Ingrese un número válido, sin espacios ni guiones'],
    ['invite_date_of_birth', '', undefined],
    ['invite_date_of_birth', '2026-03-16', undefined],
    ['invite_date_of_birth', '2026-03-17', 'La fecha de nacimiento no puede ser posterior a hoy.'],
    ['invite_date_of_birth', '1900-01-01', undefined],
    ['invite_date_of_birth', '1899-12-31', 'Escribí la fecha así: DD-MM-AAAA.'],
    ['invite_date_of_birth', '1990-02-31', 'Escribí la fecha así: DD-MM-AAAA.'],
  ] as const)
    expect(findError(field, text), `${field} ${text}`).toBe(expected)
})

test('reports each missing required value of an empty form', () => {
  expect(validateWith(invitationFormSchema)(emptyInvitation)).toEqual({
    invite_first_name: 'Ingrese su nombre',
    invite_last_name: 'Ingrese su apellido',
    invite_id_number: 'Ingrese su número de DNI',
    invite_email: 'Ingrese su email',
  })
})

test('says whether the form lacks a required value or has a wrong value before it can be confirmed', () => {
  expect(getConfirmRefusal(validValues, true)).toBeUndefined()
  expect(getConfirmRefusal(validValues, false)).toBe('Corregí los datos marcados para confirmar.')
  for (const patch of [
    { invite_first_name: '' },
    { invite_last_name: ' ' },
    { invite_id_number: '' },
    { invite_email: '' },
  ])
    expect(getConfirmRefusal({ ...validValues, ...patch }, false)).toBe(
      'Completá tu nombre, apellido, DNI y email para confirmar.',
    )
})

test('sends texts without surrounding spaces, and empty optional values as null', () => {
  const acceptance = {
    first_name: 'Lucía',
    last_name: 'Ñandubay',
    id_number: '38555112',
    email: 'lucia@example.com',
    mobile_phone_number: null,
    date_of_birth: null,
  }
  const typedValues: InvitationValues = {
    ...emptyInvitation,
    invite_first_name: ' Lucía ',
    invite_last_name: ' Ñandubay ',
    invite_id_number: ' 38555112 ',
    invite_email: ' lucia@example.com ',
    invite_mobile_phone_number: ' ',
  }
  expect(toAcceptance(typedValues)).toEqual(acceptance)
  const optionalValues = { invite_mobile_phone_number: ' 1155550177 ', invite_date_of_birth: '1994-07-09' }
  expect(toAcceptance({ ...typedValues, ...optionalValues })).toEqual({
    ...acceptance,
    mobile_phone_number: '1155550177',
    date_of_birth: '1994-07-09',
  })
})

test('reports a date of birth that does not exist, although it is written like a date', () => {
  for (const unreadableBirth of ['31-02-1990', '31/2/1990', '31021990'])
    expect(findErrors({ unreadableBirth })).toEqual({
      invite_date_of_birth: 'Ese día no existe: revisá la fecha.',
    })
})

test('reports an unreadable date of birth', () => {
  expect(findErrors({ unreadableBirth: 'ayer' })).toEqual({
    invite_date_of_birth: 'Escribí la fecha así: DD-MM-AAAA.',
  })
})

test('accepts only values that the contract accepts', () => {
  const digits = fc.stringMatching(/^[0-9]{6,11}$/)
  const generateMostly = (usualText: string, unusualText: fc.Arbitrary<string>) =>
    fc.oneof({ arbitrary: fc.constant(usualText), weight: 2 }, unusualText)
  const anyValues = fc.record({
    invite_first_name: generateMostly('Lucía', fc.string({ maxLength: 101, unit: 'grapheme' })),
    invite_last_name: generateMostly('Ñandú', fc.string({ maxLength: 101 })),
    invite_id_number: fc.oneof(digits, digits, fc.string({ maxLength: 12 })),
    invite_email: generateMostly('a@b.ar', fc.oneof(fc.emailAddress(), fc.string())),
    invite_mobile_phone_number: generateMostly('', fc.stringMatching(/^[0-9]{9,11}$/)),
    invite_date_of_birth: fc.constantFrom('', '1994-07-09', '2026-03-16', '2027-01-01', '0000-00-00'),
    unreadableBirth: fc.constant(''),
  })
  let acceptedCount = 0
  fc.assert(
    fc.property(anyValues, (values) => {
      if (!v.safeParse(invitationFormSchema, values).success) return
      acceptedCount += 1
      expect(findContractErrors('InvitationAcceptance', toAcceptance(values))).toEqual([])
    }),
    { numRuns: chooseCount(200, 1000) },
  )
  expect(acceptedCount).toBeGreaterThan(20)
})

test('the contract also rejects values that the form rejects', () => {
  for (const patch of [
    { invite_first_name: '' },
    { invite_last_name: 'x'.repeat(101) },
    { invite_id_number: '123456' },
    { invite_id_number: '12345678901' },
    { invite_email: 'lucia' },
    { invite_mobile_phone_number: '115555017' },
    { invite_date_of_birth: '1990-02-31' },
  ])
    expect(
      findContractErrors('InvitationAcceptance', toAcceptance({ ...validValues, ...patch })),
      JSON.stringify(patch),
    ).not.toEqual([])
})

test('maps every field of the request to a form field', () => {
  expect(Object.keys(invitationServerFields).sort()).toEqual(Object.keys(toAcceptance(validValues)).sort())
})
