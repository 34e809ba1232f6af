import { addPersonDefaults, findEmailUserId, isFoundPerson, registerPerson } from '@mocks/rules/persons'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow, createUserRow } from './sample-rows'

const input = { first_name: ' ramón ', last_name: 'Ñáñez', id_number: '24816305', gender: 'M' } as const
const context = { id: 4300, realPropertyId: 101, countryCodes: ['AR', 'PY'], users: [createUserRow()] }

describe('registerPerson', () => {
  it('stores names in capitals; addPersonDefaults adds default values and converts the email to lower case', () => {
    expect(registerPerson(addPersonDefaults(input), undefined, context)).toEqual(
      createPersonRow(4300, { first_name: 'RAMÓN', last_name: 'ÑÁÑEZ', id_number: '24816305', gender: 'M' }),
    )
    expect(addPersonDefaults({ ...input, id_number: '2481630A' }).id_type_code).toBe('OTRO')
    expect(addPersonDefaults({ ...input, email: 'Ramon@Example.com' }).email).toBe('ramon@example.com')
  })

  it('stores the country code +54 with a phone number, regardless of the nationality', () => {
    const requestBody = addPersonDefaults({ ...input, mobile_phone_number: '1155551234', nationality: 'PY' })
    expect(registerPerson(requestBody, undefined, context)).toMatchObject({
      nationality: 'PY',
      mobile_phone_country_code: '+54',
      mobile_phone_number: '1155551234',
    })
  })

  it('rejects a person whose identity document is already registered', () => {
    expect(catchRefusal(() => registerPerson(addPersonDefaults(input), createPersonRow(7), context))).toEqual(
      {
        status: 409,
        body: { message: 'Ana Apellido 7 ya está registrada/o en el barrio con ese documento.' },
      },
    )
  })

  it('rejects invalid fields', () => {
    const invalidInput = {
      ...input,
      first_name: ' ',
      last_name: ' ',
      id_number: '11111123',
      nationality: 'ZZ',
    }
    expect(
      catchRefusal(() => registerPerson(addPersonDefaults(invalidInput), undefined, context)).body,
    ).toEqual({
      first_name: ['Este campo es obligatorio.'],
      last_name: ['Este campo es obligatorio.'],
      id_number: ['El número de documento no es válido.'],
      nationality: ['La nacionalidad no es válida.'],
    })
  })
})

it('findEmailUserId returns the id of the user with the person’s email, and refuses if their document numbers differ', () => {
  const users = [createUserRow()]
  expect(findEmailUserId({ email: null, id_number: '1' }, users)).toBeNull()
  expect(findEmailUserId({ email: 'nadie@demo.ar', id_number: '30111222' }, users)).toBeNull()
  expect(findEmailUserId({ email: 'carolina@demo.ar', id_number: '30.111.222' }, users)).toBe(1)
  expect(
    catchRefusal(() => findEmailUserId({ email: 'carolina@demo.ar', id_number: '1' }, users)).status,
  ).toBe(409)
})

it('isFoundPerson finds people of the neighbourhood by name or document number, and nobody for a blank search', () => {
  const munoz = createPersonRow(1, { last_name: 'Muñoz', id_number: '34508682' })
  const searches = ['munoz', 'ana muñoz', '34.508', '', '   ', 'nadie']
  expect(searches.map((search) => isFoundPerson(munoz, 101, search))).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
  expect(isFoundPerson(munoz, 102, 'munoz')).toBe(false)
})
