import { describe, expect, it } from 'vitest'
import { createRequestInit } from '../client'
import { catchRefusal, createBackendClient } from './backend-client'

const matchName = (name: string) => expect.objectContaining({ name })

describe('the control `gate`, which lists the gates and the people for the guard', () => {
  it('lists the gates with their neighbourhood', async () => {
    const { client } = await createBackendClient()
    const { gates } = await client.gate()
    expect(gates).toHaveLength(7)
    expect(gates[0]).toEqual({
      gate: 21,
      name: 'Acceso Principal · Barrera 1 - Visitas',
      neighbourhood: 'Los Álamos',
    })
    expect(gates.at(-1)).toMatchObject({ gate: 27, neighbourhood: 'Las Acacias' })
  })

  it('lists the people inside with the time and the reason of their entry, the latest entry first', async () => {
    const { client } = await createBackendClient()
    const { inside } = await client.gate()
    expect(inside).toHaveLength(9)
    expect(inside[0]).toMatchObject({
      person: 4097,
      reason: 'Lote A-12 · Mudanza del piano',
      qrcode: 'LA-YXPX-VY53',
      plate: 'AE405AN',
      since: '2026-03-16T09:47:00-03:00',
      neighbourhood: 'Los Álamos',
    })
    expect(inside).toContainEqual(
      expect.objectContaining({ name: 'Carolina Ibáñez', reason: 'Lote A-12 · Residente', qrcode: null }),
    )
    expect(inside.find(({ person }) => person === 4170)?.reason).toMatch(/^Lote A-12 · Casa Pérez/)
    expect(inside.map(({ since }) => since)).toEqual(
      inside
        .map(({ since }) => since)
        .toSorted()
        .toReversed(),
    )
  })

  it('lists under `expected` up to fifty people with a permit for today who are not inside, each person once', async () => {
    const { client } = await createBackendClient({ now: '2026-03-17T09:30:00-03:00' })
    const { expected, inside } = await client.gate()
    const grandmother = {
      name: 'Amelia Ibáñez de Souto',
      document: '3928174',
      reason: 'Lote A-12 · Los abuelos',
      since: null,
      neighbourhood: 'Los Álamos',
    }
    expect(expected).toContainEqual(expect.objectContaining(grandmother))
    expect(expected).toContainEqual(
      expect.objectContaining({
        name: 'Crispín Villalba Ortellado',
        reason: 'Lote A-12 · Casa Pérez, Albañilería',
        qrcode: null,
      }),
    )
    const idsInside = new Set(inside.map(({ person }) => person))
    expect(expected.filter(({ person }) => idsInside.has(person))).toEqual([])
    expect(new Set(expected.map(({ person }) => person)).size).toBe(expected.length)
    expect(expected.length).toBeLessThanOrEqual(50)
  })

  it('lists a person without a permit for today only if the search text finds them', async () => {
    const { client } = await createBackendClient()
    expect((await client.gate()).expected).not.toContainEqual(matchName('Emilia Abdala'))
    const { expected } = await client.gate('abdala')
    expect(expected).toContainEqual(
      expect.objectContaining({ reason: 'Sin autorización para hoy', qrcode: null }),
    )
  })

  it.each([
    ['a name without accents', 'amelia ibanez', 'Amelia Ibáñez de Souto'],
    ['a document number', '3.928.174', 'Amelia Ibáñez de Souto'],
    ['a part of a QR code', 'nhh4-tva', 'Amelia Ibáñez de Souto'],
  ])('finds a person by %s', async (_, search, name) => {
    const { client } = await createBackendClient()
    expect((await client.gate(search)).expected[0]).toEqual(matchName(name))
  })

  it('finds people inside by plate', async () => {
    const { client } = await createBackendClient()
    expect((await client.gate('rip 55')).inside).toEqual([expect.objectContaining({ plate: 'RIP552' })])
    expect((await client.gate('nobody at all')).inside).toEqual([])
    expect((await client.gate('nobody at all')).expected).toEqual([])
  })

  it("lists only people of the given gate's neighbourhood, and refuses an unknown gate", async () => {
    const { client } = await createBackendClient()
    const { expected, inside, gates } = await client.gate('', 27)
    expect(gates).toHaveLength(7)
    expect([...expected, ...inside].map(({ neighbourhood }) => neighbourhood)).not.toContain('Los Álamos')
    expect(await catchRefusal(client.gate('', 999))).toEqual({
      status: 400,
      body: { gate: ['No existe esa vía de acceso.'] },
    })
  })

  it.each(['0x15', '2.1e1', ' 21', '', '-21', '9'.repeat(16)])('rejects "%s" as a gate id', async (gate) => {
    const { backend } = await createBackendClient()
    const response = await backend.request(`/__mock/gate?gate=${encodeURIComponent(gate)}`)
    expect([response.status, await response.json()]).toEqual([400, { gate: ['Debe ser un número entero.'] }])
  })

  it('accepts a search text of two hundred characters and rejects a longer text', async () => {
    const { client } = await createBackendClient()
    expect((await client.gate('a'.repeat(200))).expected).toEqual([])
    expect(await catchRefusal(client.gate('a'.repeat(201)))).toEqual({
      status: 400,
      body: { search: ['Debe tener como máximo 200 caracteres.'] },
    })
  })

  it('lists an expected resident before people without a permit if the search finds both', async () => {
    const { backend, client } = await createBackendClient({ scenario: 'empty' })
    const { persons, residencies, workManagers } = backend.db
    for (const { id } of workManagers.all()) await workManagers.remove(id)
    const tenant = persons.first(({ last_name }) => last_name === 'Aguilar')
    for (const { id, person_id } of residencies.all()) {
      if (person_id !== tenant?.id) await residencies.remove(id)
    }
    const listedPeople = (await client.gate('a', 21)).expected.map(({ name, reason }) => [name, reason])
    expect(listedPeople[0]).toEqual(['Tomás Aguilar', 'Lote C-3 · Residente'])
    expect(listedPeople.length).toBeGreaterThan(1)
  })

  it('expects only residents and people with a permit for today if the search text is empty', async () => {
    const { client } = await createBackendClient({ now: '2026-03-17T09:30:00-03:00' })
    const { expected } = await client.gate('', 21)
    expect(expected.length).toBeGreaterThan(10)
    for (const { person, reason } of expected) {
      const refusalMessage = await client.checkIn({ gate: 21, person }).then(
        () => undefined,
        (error) => error.body.message as string,
      )
      if (refusalMessage === undefined) continue
      // Every listed person is a resident or has a permit for today, so only three reasons for a refusal remain.
      expect(refusalMessage, reason).toMatch(/solo permite ingresar de|no alcanza|no está admitido/)
    }
    expect((await client.gate('', 21)).expected.length).toBeLessThan(expected.length)
  })
})

describe('a check-in or check-out by plate alone', () => {
  it('checks in the resident who registered the vehicle, and refuses a second check-in', async () => {
    const { client } = await createBackendClient()
    expect(await client.checkIn({ gate: 24, plate: 'ad 617 pj' })).toMatchObject({
      message: 'Tomás Aguilar puede ingresar.',
      movement: { checkin_car: { license_plate_number: 'AD617PJ' }, guest_type: { code: 'RENTER' } },
    })
    expect(await catchRefusal(client.checkIn({ gate: 24, plate: 'AD617PJ' }))).toEqual({
      status: 409,
      body: { message: 'Tomás Aguilar ya ingresó y todavía no registró su egreso.' },
    })
  })

  it('checks in a visitor who entered with the plate earlier, until their permit ends', async () => {
    const { backend, client } = await createBackendClient()
    await client.checkOut({ gate: 23, person: 4097 })
    expect((await client.checkIn({ gate: 25, plate: 'AE405AN' })).message).toMatch(/puede ingresar/)
    expect(backend.db.movements.all().at(-1)).toMatchObject({ person_id: 4097, authorization_id: 7002 })
    await client.checkOut({ gate: 25, plate: 'AE-405-AN' })
    await client.settings({ advance: 'P1D' })
    expect(await catchRefusal(client.checkIn({ gate: 25, plate: 'AE405AN' }))).toEqual({
      status: 409,
      body: { message: 'La autorización Mudanza del piano venció el 16-03-2026.' },
    })
  })

  it('checks out the person who entered with the plate, and refuses a second check-out', async () => {
    const { backend, client } = await createBackendClient()
    expect((await client.checkOut({ gate: 21, plate: 'rip552' })).message).toMatch(
      /^Se registró el egreso de/,
    )
    expect(backend.db.movements.require(90373)).toMatchObject({
      checkout_plate: 'RIP552',
      checkout_gate_id: 21,
    })
    expect(await catchRefusal(client.checkOut({ gate: 21, plate: 'RIP552' }))).toEqual({
      status: 409,
      body: { message: 'Nadie que haya ingresado con la patente RIP552 está dentro del barrio.' },
    })
  })

  it.each(['check-in', 'check-out'])('requires a plate, a QR code or a person id for a %s', async (name) => {
    const { backend } = await createBackendClient()
    const response = await backend.request(
      `/__mock/gate/${name}`,
      createRequestInit('POST', { body: { gate: 21 } }),
    )
    expect([response.status, await response.json()]).toEqual([
      400,
      { non_field_errors: ['Indicá quién es, con qrcode, person o plate.'] },
    ])
  })

  it('refuses a plate that is blank, unknown or known only in another neighbourhood', async () => {
    const { client } = await createBackendClient()
    const unknownPlateRefusal = {
      status: 409,
      body: { message: 'La patente ZZ999ZZ no corresponde a nadie conocido en este barrio.' },
    }
    expect(await catchRefusal(client.checkIn({ gate: 21, plate: 'zz 999 zz' }))).toEqual(unknownPlateRefusal)
    expect((await catchRefusal(client.checkIn({ gate: 27, plate: 'AD617PJ' }))).status).toBe(409)
    expect(await catchRefusal(client.checkIn({ gate: 21, plate: ' - ' }))).toEqual({
      status: 400,
      body: { plate: ['Escribí la patente.'] },
    })
    // A vehicle row with the plate 'Peatonal' stands for pedestrians, so this plate identifies nobody.
    expect((await catchRefusal(client.checkIn({ gate: 21, plate: 'Peatonal' }))).status).toBe(409)
  })
})
