import { addPersonDefaults, findEmailUserId, isFoundPerson, registerPerson } from '@mocks/rules/persons'
import { describe, expect, it } from 'vitest'
import { person, refusalOf, user } from './sample-rows'

const input = { first_name: ' ramón ', last_name: 'Ñáñez', id_number: '24816305', gender: 'M' } as const
const fresh = { id: 4300, realPropertyId: 101, countryCodes: ['AR', 'PY'], users: [user()] }

describe('registering a person', () => {
  it('keeps names in capitals, and assumes what is not sent', () => {
    expect(registerPerson(addPersonDefaults(input), undefined, fresh)).toEqual(
      person(4300, { first_name: 'RAMÓN', last_name: 'ÑÁÑEZ', id_number: '24816305', gender: 'M' }),
    )
    expect(addPersonDefaults({ ...input, id_number: '2481630A' }).id_type_code).toBe('OTRO')
    expect(addPersonDefaults({ ...input, email: 'Ramon@Example.com' }).email).toBe('ramon@example.com')
  })

  it('gives a phone the country’s code', () => {
    const sent = addPersonDefaults({ ...input, mobile_phone_number: '1155551234', nationality: 'PY' })
    expect(registerPerson(sent, undefined, fresh)).toMatchObject({
      nationality: 'PY',
      mobile_phone_country_code: '+54',
      mobile_phone_number: '1155551234',
    })
  })

  it('registers nobody twice', () => {
    expect(refusalOf(() => registerPerson(addPersonDefaults(input), person(7), fresh))).toEqual({
      status: 409,
      body: { message: 'Ana Apellido 7 ya está registrada/o en el barrio con ese documento.' },
    })
  })

  it('refuses what cannot be', () => {
    const blank = { ...input, first_name: ' ', last_name: ' ', id_number: '11111123', nationality: 'ZZ' }
    expect(refusalOf(() => registerPerson(addPersonDefaults(blank), undefined, fresh)).body).toEqual({
      first_name: ['Este campo es obligatorio.'],
      last_name: ['Este campo es obligatorio.'],
      id_number: ['El número de documento no es válido.'],
      nationality: ['La nacionalidad no es válida.'],
    })
  })
})

it('an email is nobody’s, one’s own, or refused', () => {
  const users = [user()]
  expect(findEmailUserId({ email: null, id_number: '1' }, users)).toBeNull()
  expect(findEmailUserId({ email: 'nadie@demo.ar', id_number: '30111222' }, users)).toBeNull()
  expect(findEmailUserId({ email: 'carolina@demo.ar', id_number: '30.111.222' }, users)).toBe(1)
  expect(refusalOf(() => findEmailUserId({ email: 'carolina@demo.ar', id_number: '1' }, users)).status).toBe(
    409,
  )
})

it('people are found in their neighbourhood, by what is typed', () => {
  const one = person(1, { last_name: 'Muñoz', id_number: '34508682' })
  const searches = ['munoz', 'ana muñoz', '34.508', '', '   ', 'nadie']
  expect(searches.map((search) => isFoundPerson(one, 101, search))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isFoundPerson(one, 102, 'munoz')).toBe(false)
})
