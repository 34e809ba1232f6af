import { changeResident, createResident, requireOtherResident } from '@mocks/rules/residents'
import { describe, expect, it } from 'vitest'
import {
  carolina,
  coResidentInput,
  createResidentContext,
  now,
  residency,
  resident,
  tenantInput,
} from './sample-lots'
import { person, refusalOf } from './sample-rows'

const context = createResidentContext()
const newIds = { residencyId: 90, personId: 5000, qrcode: 'LA-2222-3333' }
const add = (input = coResidentInput(), existingPerson?: ReturnType<typeof person>) =>
  createResident(input, existingPerson, context, newIds)
const fieldsOf = (rule: () => unknown) => {
  const { status, body } = refusalOf(rule)
  expect(status).toBe(400)
  return body
}

describe('registering an unknown person', () => {
  it('stores names in capitals and the email in lower case', () => {
    const { person: newPerson, residency: stored } = add(
      coResidentInput({
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
    expect(stored).toMatchObject({
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

  it('stores a tenant with the first and the last day of the contract', () => {
    const { residency: stored } = createResident(tenantInput(), undefined, context, newIds)
    expect(stored).toMatchObject({ role: 'renter', from_date: '2026-03-16', to_date: '2026-03-26' })
    const oneDay = tenantInput({ to_date: '2026-03-16' })
    expect(createResident(oneDay, undefined, context, newIds).residency.to_date).toBe('2026-03-16')
  })

  it.each([
    ['DNI', '41A86503', ['El número de documento debe tener solo números.']],
    ['LE', 'A123456', ['El número de documento debe tener solo números.']],
    ['PASAPORTE', 'fx482917', undefined],
    ['OTRO', 'X7719204', undefined],
  ] as const)('checks for letters in the document: %s %s', (type, number, errors) => {
    const input = coResidentInput({ id_type_code: type, id_number: number })
    if (errors) expect(fieldsOf(() => add(input))).toEqual({ id_number: errors })
    else expect(add(input).person.id_number).toBe(number.toUpperCase())
  })

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
  ])('rejects %j', (overrides, errors) => {
    expect(fieldsOf(() => add(coResidentInput(overrides)))).toEqual(errors)
  })

  it('accepts a birth date of today and the permission to manage the lot', () => {
    const { person: baby, residency: stored } = add(
      coResidentInput({ date_of_birth: '2026-03-16', can_manage_property: true }),
    )
    expect([baby.date_of_birth, stored.can_manage_property]).toEqual(['2026-03-16', true])
  })

  it('rejects an inverted contract and a tenant with the permission to manage the lot', () => {
    const input = tenantInput({ to_date: '2026-03-15', can_manage_property: true })
    expect(fieldsOf(() => createResident(input, undefined, context, newIds))).toEqual({
      to_date: ['La fecha de fin del contrato no puede ser anterior a la de inicio.'],
      can_manage_property: ['Un inquilino no puede gestionar los datos del lote.'],
    })
  })

  it('dates the photo by the time of saving', () => {
    const ready = createResidentContext({ isPhotoReady: (name) => name === 'one.png' })
    const { person: newPerson } = createResident(
      coResidentInput({ photo_file_name: 'one.png' }),
      undefined,
      ready,
      newIds,
    )
    expect(newPerson).toMatchObject({ photo_file_name: 'one.png', photo_updated_at: now })
  })
})

describe('linking a known person', () => {
  const existingPerson = person(4451, { email: 'ana@demo.ar', mobile_phone_number: '44440000' })

  it('keeps the document, the names and the absent fields', () => {
    const input = coResidentInput({ first_name: 'OTRA', last_name: 'COSA', gender: 'X' })
    const added = add(input, existingPerson)
    expect(added.residency.person_id).toBe(4451)
    expect(added.person).toMatchObject({
      id: 4451,
      first_name: 'Ana',
      last_name: 'Apellido 4451',
      gender: 'X',
      email: 'ana@demo.ar',
      mobile_phone_number: '44440000',
      date_of_birth: '1990-05-04',
    })
  })

  it('keeps the sign-in email of a user', () => {
    const user = { ...existingPerson, user_id: 7 }
    expect(add(coResidentInput(), user).person.email).toBe('ana@demo.ar')
    expect(add(coResidentInput({ email: 'ANA@demo.ar' }), user).person.email).toBe('ana@demo.ar')
    expect(fieldsOf(() => add(coResidentInput({ email: 'otra@demo.ar' }), user))).toEqual({
      email: ['La persona tiene usuario en el portal: solo ella puede cambiar su email.'],
    })
  })

  it.each([
    ['a co-resident twice', coResidentInput(), resident(), 'La persona ya es corresidente de este lote.'],
    ['a tenant besides', tenantInput(), resident(), 'La persona ya es corresidente de este lote.'],
    [
      'a tenant twice at a time',
      tenantInput(),
      resident({ role: 'renter', from_date: '2026-03-26', to_date: '2026-04-30' }),
      'La persona ya es inquilina de este lote en esas fechas.',
    ],
    [
      'a co-resident while a tenant',
      coResidentInput(),
      resident({ role: 'renter', from_date: '2026-03-10', to_date: '2026-03-20' }),
      'La persona ya es inquilina de este lote en esas fechas.',
    ],
  ])('rejects %s', (_, input, existing, sentence) => {
    const addAgain = () =>
      createResident(input, existingPerson, createResidentContext({ otherResidents: [existing] }), newIds)
    expect(fieldsOf(addAgain)).toEqual({ id_number: [sentence] })
  })

  it('accepts a new contract after the previous one has ended', () => {
    const past = resident({ role: 'renter', from_date: '2025-01-01', to_date: '2026-03-15' })
    const contextWithPast = createResidentContext({ otherResidents: [past] })
    expect(createResident(tenantInput(), existingPerson, contextWithPast, newIds).residency.id).toBe(90)
  })
})

describe('changeResident', () => {
  const before = resident({ access_method_data: 'LA7731' }, { email: 'ana@demo.ar' })

  it('keeps the QR and the access code, and clears empty fields', () => {
    const changed = changeResident(before, coResidentInput({ access_method_data: null }), context)
    expect(changed.residency).toMatchObject({
      qrcode: 'LA-7K3Q-9XZ2',
      access_method_data: 'LA7731',
      updated_at: now,
      created_at: before.residency.created_at,
    })
    expect(changed.person).toMatchObject({ email: null, mobile_phone_number: null, first_name: 'Ana' })
    const sentBack = coResidentInput({ access_method_data: 'LA7731' })
    expect(changeResident(before, sentBack, context).residency.access_method_data).toBe('LA7731')
  })

  it('rejects changes of the names and the document, ignoring case and accents', () => {
    const sameNames = coResidentInput({ first_name: 'ANA', last_name: 'APELLIDO 4451' })
    expect(changeResident(before, sameNames, context).person.first_name).toBe('Ana')
    const otherPerson = coResidentInput({
      first_name: 'Eva',
      last_name: 'Otro',
      id_type_code: 'CI',
      id_number: '1234567',
    })
    const lockedMessage = ['Este dato no se puede modificar.']
    expect(fieldsOf(() => changeResident(before, otherPerson, context))).toEqual({
      first_name: lockedMessage,
      last_name: lockedMessage,
      id_type_code: lockedMessage,
      id_number: lockedMessage,
    })
  })

  it('rejects a change of the caller’s own permission', () => {
    const ownResidency = {
      person: carolina,
      residency: residency({ person_id: 301, can_manage_property: true }),
    }
    const input = coResidentInput({
      first_name: carolina.first_name,
      last_name: carolina.last_name,
      id_number: carolina.id_number,
      email: carolina.email,
    })
    expect(fieldsOf(() => changeResident(ownResidency, input, context))).toEqual({
      can_manage_property: ['No podés cambiar tu propio permiso.'],
    })
    const unchanged = { ...input, can_manage_property: true }
    expect(changeResident(ownResidency, unchanged, context).residency.can_manage_property).toBe(true)
  })

  it('removes an absent photo, and keeps the date of an unchanged photo', () => {
    const before = resident({}, { photo_file_name: 'old.png', photo_updated_at: '2026-01-01T00:00:00.000Z' })
    const withPhoto = changeResident(before, coResidentInput({ photo_file_name: 'old.png' }), context)
    expect(withPhoto.person.photo_updated_at).toBe('2026-01-01T00:00:00.000Z')
    const withoutPhoto = changeResident(before, coResidentInput({ photo_file_name: null }), context)
    expect(withoutPhoto.person).toMatchObject({ photo_file_name: null, photo_updated_at: null })
  })
})

it('requireOtherResident rejects the caller’s own residency', () => {
  expect(refusalOf(() => requireOtherResident(resident({}, { user_id: 1 }), 1))).toEqual({
    status: 403,
    body: { detail: 'No se puede eliminar a sí mismo.' },
  })
  expect(requireOtherResident(resident({}, { user_id: 2 }), 1).residency.id).toBe(51)
})
