import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { createBackend, paths } from './backend'

interface GateResponse {
  message: string
  movement: Schemas['ActivityRecord']
}

/** Creates a backend whose clock shows `now`. The returned functions send requests as the guard and as residente. */
async function createGateClient(now = '2026-03-17T09:30:00-03:00') {
  const { mock, signIn, send } = await createBackend({ now })
  const residente = await signIn()
  const checkIn = (body: object) => send<GateResponse>('POST', '/__mock/gate/check-in', { gate: 21, ...body })
  const checkOut = (body: object) =>
    send<GateResponse>('POST', '/__mock/gate/check-out', { gate: 23, ...body })
  const listLotMovements = async (query = '') =>
    (
      await residente.get<Schemas['ActivityRecordPage']>(
        `/fapi/customer/101/activity-records/201/?ordering=-activity_date&page_size=50${query}`,
      )
    ).body
  const listWorkMovements = async () =>
    (await residente.get<Schemas['WorkMovementPage']>('/fapi/customer/101/works/501/activity/')).body
  const requireAuthorization = (name: string) => {
    const authorization = mock.db.authorizations.first((row) => row.name === name)
    if (!authorization) throw new Error(`the demo has no authorization ${name}`)
    return authorization
  }
  const findPersonId = (lastName: string) =>
    mock.db.persons.first(({ last_name }) => last_name === lastName)?.id ?? 0
  const setTime = (instant: string) => send('PATCH', '/__mock/settings', { now: instant })
  return {
    mock,
    send,
    residente,
    checkIn,
    checkOut,
    listLotMovements,
    listWorkMovements,
    requireAuthorization,
    findPersonId,
    setTime,
  }
}

describe('the check-in', () => {
  it('accepts a person with the code of their authorization, and adds a movement to the list of the lot', async () => {
    const { checkIn, checkOut, listLotMovements, requireAuthorization, findPersonId } =
      await createGateClient()
    const { qrcode } = requireAuthorization('Los abuelos')
    const person = findPersonId('Ibáñez de Souto')
    const before = (await listLotMovements()).count
    const checkInResponse = await checkIn({ qrcode: ` ${qrcode.toLowerCase()} `, person, plate: 'ab 123 cd' })
    expect(checkInResponse).toMatchObject({
      status: 201,
      body: { message: 'Amelia Ibáñez de Souto puede ingresar.' },
    })
    const after = await listLotMovements()
    expect(after.count).toBe(before + 1)
    expect(after.results[0]).toEqual(checkInResponse.body.movement)
    expect(after.results[0]).toMatchObject({
      guest: { full_name: 'Amelia Ibáñez de Souto', id_number: '3928174' },
      checkin_car: { license_plate_number: 'AB123CD' },
      guest_type: { code: 'FAMILY', name: 'Familiar No residente' },
      checkin_datetime: '2026-03-17T09:30:00-03:00',
      checkout_datetime: null,
      person_to_visit: { full_name: 'Carolina Ibáñez' },
      checkin_gate: { name: 'Barrera 1 - Visitas' },
    })
    expect((await checkIn({ person })).body.message).toMatch(/ya ingresó/)
    const checkOutResponse = await checkOut({ person })
    expect(checkOutResponse).toMatchObject({
      status: 200,
      body: { movement: { checkout_gate: { name: 'Molinete peatonal' } } },
    })
    expect((await listLotMovements('&in_property=true&last_name=souto')).count).toBe(0)
    expect((await checkOut({ person })).body.message).toMatch(/no está dentro/)
  })

  it('accepts a worker only on the days of the group, and adds a movement to the lists of the work and the lot', async () => {
    const { checkIn, checkOut, listLotMovements, listWorkMovements, setTime, findPersonId } =
      await createGateClient('2026-03-17T08:00:00-03:00')
    const person = findPersonId('Acuña')
    const [workCount, lotCount] = [(await listWorkMovements()).count, (await listLotMovements()).count]
    const response = await checkIn({ person, gate: 26 })
    expect(response.status, response.body.message).toBe(201)
    expect((await listWorkMovements()).count).toBe(workCount + 1)
    expect((await listWorkMovements()).results[0]).toMatchObject({
      guest: { full_name: 'Aníbal Acuña' },
      maximum_stay_datetime: '2026-03-17T17:00:00-03:00',
      checkin_access_point: { name: 'Acceso de Proveedores y Obras' },
    })
    expect((await listLotMovements()).count).toBe(lotCount + 1)
    await setTime('2026-03-21T08:00:00-03:00')
    await checkOut({ person })
    expect(await checkIn({ person })).toEqual({
      status: 409,
      body: {
        message:
          'La autorización Casa Pérez, Albañilería no vale hoy: solo martes, miércoles, jueves y viernes.',
      },
    })
  })

  it.each([
    [
      'Quispe Condori',
      /^La autorización Casa Pérez, Albañilería no alcanza: el seguro A\.R\.T\. venció el 21-01-2026\.$/,
    ],
    ['Íñiguez', /no alcanza: falta un seguro A\.R\.T\. aprobado\.$/],
    ['Villalba Ortellado', /no alcanza: faltan los antecedentes penales aprobados\.$/],
  ])('refuses the worker %s because of missing or expired papers', async (lastName, messagePattern) => {
    const { checkIn, findPersonId } = await createGateClient('2026-03-17T08:00:00-03:00')
    const { status, body } = await checkIn({ person: findPersonId(lastName), gate: 26 })
    expect([status, body.message]).toEqual([409, expect.stringMatching(messagePattern)])
  })

  it('accepts a resident without a code', async () => {
    const { checkIn, checkOut } = await createGateClient()
    await checkOut({ person: 303 })
    const response = await checkIn({ person: 303, gate: 24 })
    expect(response.body.movement).toMatchObject({ guest_type: { code: 'RENTER' }, person_to_visit: null })
  })

  it.each([
    ['Pintores', {}, /^La autorización Pintores venció el 08-03-2026\.$/],
    ['Familia Müller', {}, /^La autorización Familia Müller recién es válida desde el 20-03-2026\.$/],
    ['Profesora de yoga', {}, /solo lunes, miércoles y viernes\.$/],
    ['Peña folklórica', {}, /fue eliminada\.$/],
    ['Cumpleaños de Sofi', {}, /^Todavía no hay nadie registrado/],
    ['Los abuelos', { person: 303 }, /^Tomás Aguilar no figura en esa autorización\.$/],
    ['Los abuelos', { gate: 27 }, /^El código no corresponde a ninguna autorización de este barrio\.$/],
  ])('refuses the code of %s, sent with %j', async (name, overrides, messagePattern) => {
    const { mock, checkIn, requireAuthorization } = await createGateClient()
    const before = mock.world.serialise()
    const { status, body } = await checkIn({ qrcode: requireAuthorization(name).qrcode, ...overrides })
    expect([status, body.message]).toEqual([409, expect.stringMatching(messagePattern)])
    expect(mock.world.serialise()).toBe(before)
  })

  it('refuses barred people, unknown people, people without an authorization, and unknown codes', async () => {
    const { checkIn, findPersonId } = await createGateClient()
    const getCheckInMessage = async (body: object) => (await checkIn(body)).body.message
    expect(await getCheckInMessage({ person: findPersonId('Sosa') })).toMatch(/^Walter Sosa no está admitido/)
    expect(await getCheckInMessage({ person: findPersonId('Abdala') })).toMatch(
      /no tiene ninguna autorización/,
    )
    expect(await getCheckInMessage({ person: 999_999 })).toMatch(/no está registrada en este barrio/)
    // Person 302 is registered only in Las Acacias. The gate belongs to Los Álamos.
    expect(await getCheckInMessage({ person: 302 })).toMatch(/no está registrada en este barrio/)
    expect(await getCheckInMessage({ qrcode: 'LA-0000-0000' })).toMatch(/^El código no corresponde/)
  })

  it('requires a gate, and also a person or a code; the check-out rejects an unknown gate', async () => {
    const { send } = await createGateClient()
    const getCheckInStatus = async (body: object) =>
      (await send('POST', '/__mock/gate/check-in', body)).status
    expect(await getCheckInStatus({ gate: 21 })).toBe(400)
    expect(await getCheckInStatus({ person: 301 })).toBe(400)
    expect(await send('POST', '/__mock/gate/check-out', { gate: 999, person: 301 })).toEqual({
      status: 400,
      body: { gate: ['No existe esa vía de acceso.'] },
    })
  })

  it('refuses the code of an authorization that residente has just cancelled', async () => {
    const { checkIn, checkOut, residente, requireAuthorization, findPersonId } = await createGateClient()
    const { id, qrcode } = requireAuthorization('Jardinero')
    await checkOut({ person: findPersonId('Aráoz') })
    await residente.put(paths.cancel(id))
    expect((await checkIn({ qrcode, person: findPersonId('Aráoz') })).body.message).toBe(
      'La autorización Jardinero fue eliminada.',
    )
  })
})
