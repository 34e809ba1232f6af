import { changeResident, createResident, requireOtherResident } from '@mocks/rules/residents'
import { describe, expect, it } from 'vitest'
import { carolina, coResidentInput, now, residency, resident, saving, tenantInput } from './sample-lots'
import { person, refusalOf } from './sample-rows'

const fresh = { residencyId: 90, personId: 5000, qrcode: 'LA-2222-3333' }
const add = (input = coResidentInput(), known = undefined as ReturnType<typeof person> | undefined) =>
  createResident(input, known, saving(), fresh)
const fieldsOf = (rule: () => unknown) => {
  const { status, body } = refusalOf(rule)
  expect(status).toBe(400)
  return body
}

describe('somebody whom nobody knows', () => {
  it('is registered with names in capitals and the email in lower case', () => {
    const { person: added, residency: place } = add(
      coResidentInput({
        first_name: ' julián ',
        last_name: 'ñandú',
        id_number: '41286503',
        email: 'Julian@Demo.AR',
        mobile_phone_number: '55550147',
      }),
    )
    expect(added).toMatchObject({
      id: 5000,
      real_property_id: 101,
      first_name: 'JULIÁN',
      last_name: 'ÑANDÚ',
      email: 'julian@demo.ar',
      mobile_phone_country_code: '+54',
      mobile_phone_number: '55550147',
      date_of_birth: '1990-05-04',
    })
    expect(place).toMatchObject({
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

  it('is a tenant from the first to the last day of the contract', () => {
    const { residency: place } = createResident(tenantInput(), undefined, saving(), fresh)
    expect(place).toMatchObject({ role: 'renter', from_date: '2026-03-16', to_date: '2026-03-26' })
    const oneDay = tenantInput({ to_date: '2026-03-16' })
    expect(createResident(oneDay, undefined, saving(), fresh).residency.to_date).toBe('2026-03-16')
  })

  it.each([
    ['DNI', '41A86503', ['El número de documento debe tener solo números.']],
    ['LE', 'A123456', ['El número de documento debe tener solo números.']],
    ['PASAPORTE', 'fx482917', undefined],
    ['OTRO', 'X7719204', undefined],
  ] as const)(
    'may have letters in the document only where it has no numbers alone: %s %s',
    (type, number, said) => {
      const input = coResidentInput({ id_type_code: type, id_number: number })
      if (said) expect(fieldsOf(() => add(input))).toEqual({ id_number: said })
      else expect(add(input).person.id_number).toBe(number.toUpperCase())
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
  ])('is refused for %j', (more, said) => {
    expect(fieldsOf(() => add(coResidentInput(more)))).toEqual(said)
  })

  it('may have been born today, and may be given the lot to manage', () => {
    const { person: baby, residency: place } = add(
      coResidentInput({ date_of_birth: '2026-03-16', can_manage_property: true }),
    )
    expect([baby.date_of_birth, place.can_manage_property]).toEqual(['2026-03-16', true])
  })

  it('is no tenant whose contract ends before it begins, and no tenant manages', () => {
    const input = tenantInput({ to_date: '2026-03-15', can_manage_property: true })
    expect(fieldsOf(() => createResident(input, undefined, saving(), fresh))).toEqual({
      to_date: ['La fecha de fin del contrato no puede ser anterior a la de inicio.'],
      can_manage_property: ['Un inquilino no puede gestionar los datos del lote.'],
    })
  })

  it('has a photo from the moment of saving', () => {
    const ready = saving({ isPhotoReady: (name) => name === 'one.png' })
    const { person: added } = createResident(
      coResidentInput({ photo_file_name: 'one.png' }),
      undefined,
      ready,
      fresh,
    )
    expect(added).toMatchObject({ photo_file_name: 'one.png', photo_updated_at: now })
  })
})

describe('somebody whom the neighbourhood knows', () => {
  const known = person(4451, { email: 'ana@demo.ar', mobile_phone_number: '44440000' })

  it('is linked: document and names stay, and what is not sent is kept', () => {
    const input = coResidentInput({ first_name: 'OTRA', last_name: 'COSA', gender: 'X' })
    const added = add(input, known)
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

  it('keeps the email with which the user signs in', () => {
    const user = { ...known, user_id: 7 }
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
  ])('is not %s', (_, input, other, sentence) => {
    const refused = () => createResident(input, known, saving({ others: [other] }), fresh)
    expect(fieldsOf(refused)).toEqual({ id_number: [sentence] })
  })

  it('may rent again when the contract is over', () => {
    const past = resident({ role: 'renter', from_date: '2025-01-01', to_date: '2026-03-15' })
    expect(createResident(tenantInput(), known, saving({ others: [past] }), fresh).residency.id).toBe(90)
  })
})

describe('a resident who is changed', () => {
  const before = resident({ access_method_data: 'LA7731' }, { email: 'ana@demo.ar' })

  it('keeps the QR and the access code, and clears what is sent empty', () => {
    const changed = changeResident(before, coResidentInput({ access_method_data: null }), saving())
    expect(changed.residency).toMatchObject({
      qrcode: 'LA-7K3Q-9XZ2',
      access_method_data: 'LA7731',
      updated_at: now,
      created_at: before.residency.created_at,
    })
    expect(changed.person).toMatchObject({ email: null, mobile_phone_number: null, first_name: 'Ana' })
    const sentBack = coResidentInput({ access_method_data: 'LA7731' })
    expect(changeResident(before, sentBack, saving()).residency.access_method_data).toBe('LA7731')
  })

  it('has names and document that do not change, whatever their case and accents', () => {
    const same = coResidentInput({ first_name: 'ANA', last_name: 'APELLIDO 4451' })
    expect(changeResident(before, same, saving()).person.first_name).toBe('Ana')
    const other = coResidentInput({
      first_name: 'Eva',
      last_name: 'Otro',
      id_type_code: 'CI',
      id_number: '1234567',
    })
    const locked = ['Este dato no se puede modificar.']
    expect(fieldsOf(() => changeResident(before, other, saving()))).toEqual({
      first_name: locked,
      last_name: locked,
      id_type_code: locked,
      id_number: locked,
    })
  })

  it('does not change the own permission', () => {
    const oneself = { person: carolina, residency: residency({ person_id: 301, can_manage_property: true }) }
    const input = coResidentInput({
      first_name: carolina.first_name,
      last_name: carolina.last_name,
      id_number: carolina.id_number,
      email: carolina.email,
    })
    expect(fieldsOf(() => changeResident(oneself, input, saving()))).toEqual({
      can_manage_property: ['No podés cambiar tu propio permiso.'],
    })
    const asItWas = { ...input, can_manage_property: true }
    expect(changeResident(oneself, asItWas, saving()).residency.can_manage_property).toBe(true)
  })

  it('loses the photo when none is sent, and keeps its day when it stays', () => {
    const shown = resident({}, { photo_file_name: 'old.png', photo_updated_at: '2026-01-01T00:00:00.000Z' })
    const kept = changeResident(shown, coResidentInput({ photo_file_name: 'old.png' }), saving())
    expect(kept.person.photo_updated_at).toBe('2026-01-01T00:00:00.000Z')
    const gone = changeResident(shown, coResidentInput({ photo_file_name: null }), saving())
    expect(gone.person).toMatchObject({ photo_file_name: null, photo_updated_at: null })
  })
})

it('nobody removes themself', () => {
  expect(refusalOf(() => requireOtherResident(resident({}, { user_id: 1 }), 1))).toEqual({
    status: 403,
    body: { detail: 'No se puede eliminar a sí mismo.' },
  })
  expect(requireOtherResident(resident({}, { user_id: 2 }), 1).residency.id).toBe(51)
})
