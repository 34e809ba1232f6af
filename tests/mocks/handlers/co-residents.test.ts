import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts, paths } from './backend'
import { createCoResidentInput, lotPaths } from './lot-requests'
import { createLotsClient } from './lots-client'

const federicoResidencyId = 51

describe('the co-residents of a lot', () => {
  it('include the signed-in user, and begin with the least recently changed co-resident', async () => {
    const { listNames, residente } = await createLotsClient()
    expect(await listNames('owners')).toEqual([
      'Carolina Ibáñez',
      'Milagros Ibáñez Ñancupil',
      'María de los Ángeles Encarnación Fernández de la Cruz y Goñi Etchegoyen',
      'Oluwaseun Adeyemi-Brandt',
      'Federico Ibáñez',
      'JOAQUÍN IBÁÑEZ',
    ])
    const { body } = await residente.get<Schemas['CoResidentPage']>(lotPaths.list(101, 201, 'owners'))
    expect(body).toMatchObject({ count: 6, current: 1 })
    expect(body.results[4]).toMatchObject({
      id: federicoResidencyId,
      property_id: 201,
      email: 'federico.ibanez@demo.ar',
      mobile_phone_country_code: '+54',
      mobile_phone_area_code: '11',
      mobile_phone_number: '55550147',
      photo_file_name: 'demo-photo-federico.png',
      can_manage_property: true,
      is_renter_flag: false,
      to_date: null,
    })
  })

  it.each([
    ['?ordering=full_name', 'Carolina Ibáñez'],
    ['?ordering=-full_name', 'Oluwaseun Adeyemi-Brandt'],
    ['?ordering=id_number', 'Carolina Ibáñez'],
    ['?ordering=-activity_date', 'JOAQUÍN IBÁÑEZ'],
    ['?search=nancupil', 'Milagros Ibáñez Ñancupil'],
    ['?search=31.204.987', 'Federico Ibáñez'],
    ['?activity_type=UPDATED', 'Federico Ibáñez'],
    ['?page_size=2&page=2', 'María de los Ángeles Encarnación Fernández de la Cruz y Goñi Etchegoyen'],
  ])('are sorted or filtered by the query string %s, so that %s is the first', async (query, name) => {
    expect((await (await createLotsClient()).listNames('owners', query))[0]).toBe(name)
  })

  it('are listed ten a page; a page after the last one, an unknown order and a reversed period are refused', async () => {
    const { addCoResident, listRows, residente } = await createLotsClient()
    for (let index = 0; index < 5; index += 1) await addCoResident({ id_number: String(41_286_503 + index) })
    expect((await listRows('owners')).results).toHaveLength(10)
    expect((await listRows('owners', '?page=2')).results).toHaveLength(1)
    expect((await residente.get(lotPaths.list(101, 201, 'owners', '?page=3'))).status).toBe(404)
    expect((await residente.get(lotPaths.list(101, 201, 'owners', '?ordering=shoe_size'))).status).toBe(400)
    const reversedPeriod = '?start_date=2026-03-17&end_date=2026-03-16'
    expect(await residente.get(lotPaths.list(101, 201, 'owners', reversedPeriod))).toEqual({
      status: 400,
      body: { end_date: ['La fecha de fin no puede ser anterior a la de inicio.'] },
    })
  })
})

describe('a new co-resident', () => {
  it('is listed, looked up by document number, and read by id', async () => {
    const { addCoResident, listNames, residente } = await createLotsClient()
    const { status, body } = await addCoResident({ email: 'Julian@Demo.AR' })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      full_name: 'JULIÁN ÑANDÚ',
      email: 'julian@demo.ar',
      qrcode: expect.stringMatching(/^LA-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      rejection_reason: null,
    })
    expect(await listNames('owners', '?search=julian')).toEqual(['JULIÁN ÑANDÚ'])
    const lookup = await residente.get<Schemas['GuestLookup']>(paths.lookUpPerson(101, 'DNI', '41286503'))
    expect(lookup.body.id).toBe(body.person_id)
    const read = await residente.get(lotPaths.read(101, 201, 'owner', body.id))
    expect(read).toEqual({ status: 200, body })
    expect((await residente.get(lotPaths.read(101, 201, 'owner', body.id, '?page=2'))).status).toBe(404)
  })

  it('is the registered person with the same document number, and cannot be added twice', async () => {
    const { addCoResident, mock } = await createLotsClient()
    const before = mock.db.persons.count()
    const { body } = await addCoResident({ id_number: '30999888', first_name: 'X', last_name: 'Y' })
    expect(body).toMatchObject({ person_id: 4001, full_name: 'Juana Pérez' })
    expect(mock.db.persons.count()).toBe(before)
    expect(await addCoResident({ id_number: '30999888' })).toEqual({
      status: 400,
      body: { id_number: ['La persona ya es corresidente de este lote.'] },
    })
  })

  it('has a rejection reason and no QR code if the person is barred', async () => {
    const { body } = await (await createLotsClient()).addCoResident({ id_number: '27796107' })
    expect(body).toMatchObject({
      full_name: 'Walter Sosa',
      qrcode: null,
      rejection_reason: 'Walter Sosa no está admitido/a por la Administración y no podrá ingresar.',
    })
  })

  it('who has a user can read the lot until their removal, but cannot add co-residents', async () => {
    const { addCoResident, signIn, residente, login } = await createLotsClient()
    const consejo = await signIn(accounts.consejo)
    const getListStatus = async () => (await consejo.get(lotPaths.list(101, 201, 'owners'))).status
    expect(await getListStatus()).toBe(404)
    const { body } = await addCoResident({ id_number: '27333444' })
    expect(body).toMatchObject({ email: 'consejo@demo.ar', full_name: 'Ernesto Ñancupil' })
    expect(await getListStatus()).toBe(200)
    const response = await consejo.post(
      lotPaths.create(101, 201, 306, 'owner'),
      createCoResidentInput({ person_id: 306 }),
    )
    expect(response).toMatchObject({
      status: 403,
      body: { detail: expect.stringContaining('Actualmente no tenés habilitada') },
    })
    const listLotIdentifiers = async () =>
      (await login(accounts.consejo)).body.properties.map(({ identifier }) => identifier)
    expect(await listLotIdentifiers()).toEqual(['E-9', 'A-12'])
    expect((await residente.delete(lotPaths.deleteResident(101, 201, 'owner', 301, body.id))).status).toBe(
      204,
    )
    expect(await getListStatus()).toBe(404)
    expect(await listLotIdentifiers()).toEqual(['E-9'])
  })

  it('who has a user can add a co-resident if `can_manage_property` is true', async () => {
    const { addCoResident, signIn } = await createLotsClient()
    await addCoResident({ id_number: '27333444', can_manage_property: true })
    const consejo = await signIn(accounts.consejo)
    const requestBody = createCoResidentInput({ person_id: 306 })
    expect((await consejo.post(lotPaths.create(101, 201, 306, 'owner'), requestBody)).status).toBe(201)
  })
})

describe('updating a co-resident', () => {
  const unchangedFields = { first_name: 'Federico', last_name: 'Ibáñez', id_number: '31204987' }

  it('changes the email and `can_manage_property`, and refuses to change the last name', async () => {
    const { residente, mock } = await createLotsClient()
    const path = lotPaths.updateCoResident(101, 201, 301, federicoResidencyId)
    const { status, body } = await residente.put<Schemas['CoResident']>(
      path,
      createCoResidentInput({ ...unchangedFields, email: 'fede@demo.ar', can_manage_property: false }),
    )
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: 'fede@demo.ar', can_manage_property: false })
    expect(mock.db.persons.require(body.person_id).email).toBe('fede@demo.ar')
    expect(body.activity_date).toBe('2026-03-16T13:00:00.000Z')
    expect(
      await residente.put(path, createCoResidentInput({ ...unchangedFields, last_name: 'Otro' })),
    ).toEqual({
      status: 400,
      body: { last_name: ['Este dato no se puede modificar.'] },
    })
  })
})

describe('a resident who manages the lot', () => {
  it('cannot remove their own residency', async () => {
    const { residente, mock } = await createLotsClient()
    const ownResidency = mock.db.residencies.first((row) => row.person_id === 301 && row.property_id === 201)
    expect(
      await residente.delete(lotPaths.deleteResident(101, 201, 'owner', 301, ownResidency?.id ?? 0)),
    ).toEqual({
      status: 403,
      body: { detail: 'No se puede eliminar a sí mismo.' },
    })
  })

  it('cannot add co-residents if `can_manage_residents` is false, but can read one and add pets', async () => {
    const { residente, addCoResident, addPet, mock, login } = await createLotsClient()
    const realProperty = mock.db.realProperties.require(101)
    await mock.db.realProperties.save({ ...realProperty, can_manage_residents: false })
    expect(await addCoResident()).toMatchObject({ status: 403 })
    const { body } = await residente.get<Schemas['CoResident']>(
      lotPaths.read(101, 201, 'owner', federicoResidencyId),
    )
    expect(body).toMatchObject({ access_method_data: null, hidden_access_method_data: '••••31' })
    expect((await addPet()).status).toBe(201)
    const { customer } = (await login(accounts.residente)).body
    expect(customer).toMatchObject([
      { id: 101, can_manage_residents: false, can_manage_pets: true },
      { id: 102, can_manage_residents: false, can_manage_tenants: false, can_manage_vehicles: true },
    ])
  })
})
