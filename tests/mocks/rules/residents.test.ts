import { createResident } from '@mocks/rules/residents'
import { describe, expect, it } from 'vitest'
import {
  createCoResidentInput,
  createJoinedResident,
  createResidentContext,
  createTenantInput,
  now,
} from './sample-lots'
import { catchInvalidFields, createPersonRow } from './sample-rows'

const context = createResidentContext()
const newIds = { residencyId: 90, personId: 5000, qrcode: 'LA-2222-3333' }
const addResident = (input = createCoResidentInput(), existingPerson?: ReturnType<typeof createPersonRow>) =>
  createResident(input, existingPerson, context, newIds)

describe('createResident with a new person', () => {
  it('stores names in capitals and the email in lower case', () => {
    const { person: newPerson, residency: storedResidency } = addResident(
      createCoResidentInput({
        first_name: ' julián ',
        last_name: 'ñandú',
        id_number: '41286503',
        email: 'Julian@Demo.AR',
        mobile_phone_number: '55550147',
      }),
    )
    expect(newPerson).toMatchObject({
      id: 5000,
      real_property_id: 101,
      first_name: 'JULIÁN',
      last_name: 'ÑANDÚ',
      email: 'julian@demo.ar',
      mobile_phone_country_code: '+54',
      mobile_phone_number: '55550147',
      date_of_birth: '1990-05-04',
    })
    expect(storedResidency).toMatchObject({
      id: 90,
      person_id: 5000,
      property_id: 201,
      role: 'owner',
      to_date: null,
      can_manage_property: false,
      source: 'OWNER',
      method: 'WEB',
      created_at: now,
      updated_at: null,
      qrcode: 'LA-2222-3333',
    })
  })

  it('stores no country code for a person without a phone number', () => {
    expect(addResident().person).toMatchObject({
      mobile_phone_country_code: null,
      mobile_phone_number: null,
    })
  })

  it('stores a tenant with the first and the last day of the contract', () => {
    const { residency: storedResidency } = createResident(createTenantInput(), undefined, context, newIds)
    expect(storedResidency).toMatchObject({ role: 'tenant', from_date: '2026-03-16', to_date: '2026-03-26' })
    const oneDay = createTenantInput({ to_date: '2026-03-16' })
    expect(createResident(oneDay, undefined, context, newIds).residency.to_date).toBe('2026-03-16')
  })

  it.each([
    ['DNI', '41A86503', ['El número de documento debe tener solo números.']],
    ['LE', 'A123456', ['El número de documento debe tener solo números.']],
    ['PASAPORTE', 'fx482917', undefined],
    ['OTRO', 'X7719204', undefined],
  ] as const)(
    'accepts letters in a document number only for the types PASAPORTE and OTRO: %s %s',
    (type, number, errors) => {
      const input = createCoResidentInput({ id_type_code: type, id_number: number })
      if (errors) expect(catchInvalidFields(() => addResident(input))).toEqual({ id_number: errors })
      else expect(addResident(input).person.id_number).toBe(number.toUpperCase())
    },
  )

  it.each([
    [{ first_name: '  ' }, { first_name: ['Este campo es obligatorio.'] }],
    [{ last_name: ' ' }, { last_name: ['Este campo es obligatorio.'] }],
    [{ nationality: 'QQ' }, { nationality: ['La nacionalidad no es válida.'] }],
    [{ main_notification_method: 'PIGEON' }, { main_notification_method: ['No es una opción válida.'] }],
    [
      { date_of_birth: '2026-03-17' },
      { date_of_birth: ['La fecha de nacimiento no puede ser posterior a hoy.'] },
    ],
    [{ person_id: 302 }, { person_id: ['La persona no es la que inició la sesión.'] }],
    [
      { access_method_data: 'MIO1' },
      { access_method_data: ['El código de acceso lo otorga atención al propietario.'] },
    ],
    [
      { photo_file_name: 'invented.png' },
      { photo_file_name: ['La foto no existe o no terminó de subirse.'] },
    ],
  ])('rejects a co-resident with %j', (overrides, errors) => {
    expect(catchInvalidFields(() => addResident(createCoResidentInput(overrides)))).toEqual(errors)
  })

  it('accepts a co-resident who was born today and may manage the lot', () => {
    const { person: baby, residency: storedResidency } = addResident(
      createCoResidentInput({ date_of_birth: '2026-03-16', can_manage_property: true }),
    )
    expect([baby.date_of_birth, storedResidency.can_manage_property]).toEqual(['2026-03-16', true])
  })

  it('rejects a contract that ends before it starts, and a tenant who may manage the lot', () => {
    const input = createTenantInput({ to_date: '2026-03-15', can_manage_property: true })
    expect(catchInvalidFields(() => createResident(input, undefined, context, newIds))).toEqual({
      to_date: ['La fecha de fin del contrato no puede ser anterior a la de inicio.'],
      can_manage_property: ['Un inquilino no puede gestionar los datos del lote.'],
    })
  })

  it('stores the current time as the date of a new photo', () => {
    const contextWithPhoto = createResidentContext({ isPhotoReady: (name) => name === 'one.png' })
    const { person: newPerson } = createResident(
      createCoResidentInput({ photo_file_name: 'one.png' }),
      undefined,
      contextWithPhoto,
      newIds,
    )
    expect(newPerson).toMatchObject({ photo_file_name: 'one.png', photo_updated_at: now })
  })
})

describe('createResident with an existing person', () => {
  const existingPerson = createPersonRow(4451, { email: 'ana@demo.ar', mobile_phone_number: '44440000' })

  it('keeps the names, the identity document and all omitted fields, and stores the other fields', () => {
    const input = createCoResidentInput({
      first_name: 'OTRA',
      last_name: 'COSA',
      id_type_code: 'PASAPORTE',
      id_number: 'FX482917',
      gender: 'X',
    })
    const addedResident = addResident(input, existingPerson)
    expect(addedResident.residency.person_id).toBe(4451)
    expect(addedResident.person).toMatchObject({
      id: 4451,
      first_name: 'Ana',
      last_name: 'Apellido 4451',
      id_type_code: 'DNI',
      id_number: '20031157',
      gender: 'X',
      email: 'ana@demo.ar',
      mobile_phone_number: '44440000',
      date_of_birth: '1990-05-04',
    })
  })

  it('keeps the email with which the person signs in, and rejects a different email', () => {
    const personWithUser = { ...existingPerson, user_id: 7 }
    expect(addResident(createCoResidentInput(), personWithUser).person.email).toBe('ana@demo.ar')
    expect(addResident(createCoResidentInput({ email: null }), personWithUser).person.email).toBe(
      'ana@demo.ar',
    )
    expect(addResident(createCoResidentInput({ email: 'ANA@demo.ar' }), personWithUser).person.email).toBe(
      'ana@demo.ar',
    )
    expect(
      catchInvalidFields(() => addResident(createCoResidentInput({ email: 'otra@demo.ar' }), personWithUser)),
    ).toEqual({
      email: ['La persona tiene usuario en el portal: solo ella puede cambiar su email.'],
    })
  })

  it.each([
    [
      'a co-resident who is already a co-resident',
      createCoResidentInput(),
      createJoinedResident(),
      'La persona ya es corresidente de este lote.',
    ],
    [
      'a tenant who is already a co-resident',
      createTenantInput(),
      createJoinedResident(),
      'La persona ya es corresidente de este lote.',
    ],
    [
      'a tenant who already has a contract for one of the days',
      createTenantInput(),
      createJoinedResident({ role: 'tenant', from_date: '2026-03-26', to_date: '2026-04-30' }),
      'La persona ya es inquilina de este lote en esas fechas.',
    ],
    [
      'a co-resident who is currently a tenant',
      createCoResidentInput(),
      createJoinedResident({ role: 'tenant', from_date: '2026-03-10', to_date: '2026-03-20' }),
      'La persona ya es inquilina de este lote en esas fechas.',
    ],
  ])('rejects %s', (_, input, existing, sentence) => {
    const addAgain = () =>
      createResident(input, existingPerson, createResidentContext({ otherResidents: [existing] }), newIds)
    expect(catchInvalidFields(addAgain)).toEqual({ id_number: [sentence] })
  })

  it.each([
    ['ended the day before', { from_date: '2025-01-01', to_date: '2026-03-15' }],
    ['begins the day after', { from_date: '2026-03-27', to_date: '2026-12-31' }],
  ])('accepts a contract from 2026-03-16 to 2026-03-26 if another contract of the person %s', (_, days) => {
    const otherResidents = [createJoinedResident({ role: 'tenant', ...days })]
    const contextWithContract = createResidentContext({ otherResidents })
    expect(
      createResident(createTenantInput(), existingPerson, contextWithContract, newIds).residency.id,
    ).toBe(90)
  })
})
