import { expect, it } from 'vitest'
import {
  normalizePhone,
  type ProfileValues,
  profileFormSchema,
  toContactInput,
} from '@/features/accounts/profile/profile-form'
import { validateWith } from '@/patterns/form/valibot-adapter'
import { findContractErrors } from '../../support/contract-errors'

const validValues: ProfileValues = { email: 'ana@demo.ar', phone: '1144445555' }
const phoneMessage = 'Ingresá entre 6 y 15 números, sin espacios ni guiones.'

it.each<[Partial<ProfileValues>, object]>([
  [{}, {}],
  [{ email: '  ' }, { email: 'Ingresá tu email' }],
  [{ email: 'ana@demo' }, { email: 'Ingresá un email válido' }],
  [{ email: ' Ana@Demo.AR ' }, {}],
  [{ phone: '' }, { phone: 'Ingresá tu teléfono.' }],
  [{ phone: '12345' }, { phone: phoneMessage }],
  [{ phone: '123456' }, {}],
  [{ phone: '1'.repeat(15) }, {}],
  [{ phone: '1'.repeat(16) }, { phone: phoneMessage }],
  [{ phone: 'x123456' }, { phone: phoneMessage }],
  [{ phone: '123456x' }, { phone: phoneMessage }],
])('the profile form reports the errors of %j', (patch, errors) =>
  expect(validateWith(profileFormSchema)({ ...validValues, ...patch })).toEqual(errors),
)

it('keeps only the digits of a typed or pasted telephone number', () => {
  expect(normalizePhone('+54 (11) 4444-5555')).toBe('541144445555')
  expect(normalizePhone('sin teléfono')).toBe('')
})

it('sends the email in lower case without surrounding spaces, as the contract requires', () => {
  const input = toContactInput({ email: ' Ana@Demo.AR ', phone: '1144445555' })
  expect(input).toEqual({ email: 'ana@demo.ar', mobile_phone_number: '1144445555' })
  expect(findContractErrors('PersonContactInput', input)).toEqual([])
})
