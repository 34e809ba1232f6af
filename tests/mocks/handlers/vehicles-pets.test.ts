import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { createPetInput, createVehicleInput, lotPaths as paths } from './lot-requests'
import { createLotsClient } from './lots-client'

const listVehicles = async ({ residente }: Awaited<ReturnType<typeof createLotsClient>>, queryString = '') =>
  (await residente.get<Schemas['VehiclePage']>(paths.list(101, 201, 'cars', queryString))).body

describe('the vehicles of a lot', () => {
  it('are sorted by plate, even if the plate is empty or is not a real one, such as "Peatonal"', async () => {
    const { results, count } = await listVehicles(await createLotsClient(), '?ordering=license_plate_number')
    expect(count).toBe(6)
    expect(results.map(({ license_plate_number }) => license_plate_number)).toEqual([
      '',
      '-',
      'A128BZW',
      'AF482QN',
      'MKT739',
      'Peatonal',
    ])
    expect(results[4]).toMatchObject({
      insurance_expiration_date: '2026-03-19',
      tv_expiration_date: '2026-02-04',
    })
  })

  it.each([
    ['?ordering=color', 'WHITE'],
    ['?ordering=-brand', 'WHITE'],
    ['?ordering=model', 'LIGHT_BLUE'],
    ['?search=hilux', 'GREY'],
    ['?search=mkt 739', 'LIGHT_BLUE'],
  ])(
    'are sorted or filtered by the query string %s: the first vehicle has the colour %s',
    async (queryString, color) => {
      expect((await listVehicles(await createLotsClient(), queryString)).results[0]?.color).toBe(color)
    },
  )

  it('can be created, changed and removed; the plate is unique in the lot and cannot be changed', async () => {
    const client = await createLotsClient()
    const { status, body } = await client.addVehicle({ license_plate_number: 'ag 731 kt' })
    expect([status, body.license_plate_number, body.full_name]).toEqual([201, 'AG731KT', 'Carolina Ibáñez'])
    expect(await client.addVehicle()).toEqual({
      status: 400,
      body: { license_plate_number: ['Ya hay un vehículo con esta patente en el lote.'] },
    })
    const update = (overrides: object) =>
      client.residente.put<Schemas['Vehicle']>(
        paths.update(101, 201, 'car', body.id),
        createVehicleInput(overrides),
      )
    expect((await update({ color: 'RED', tv_expiration_date: '2026-09-01' })).body).toMatchObject({
      color: 'RED',
      tv_expiration_date: '2026-09-01',
    })
    expect((await update({ license_plate_number: 'AG731KX' })).status).toBe(400)
    expect((await client.residente.delete(paths.deleteVehicle(101, 201, 301, body.id))).status).toBe(204)
    expect((await listVehicles(client)).count).toBe(6)
    expect((await client.residente.get(paths.read(101, 201, 'car', body.id))).status).toBe(404)
  })

  it('can be registered with the same plate in two lots', async () => {
    const { residente, addVehicle } = await createLotsClient()
    await addVehicle()
    expect((await residente.post(paths.create(101, 202, 301, 'car'), createVehicleInput())).status).toBe(201)
  })
})

describe('the pets of a lot', () => {
  it('are sorted by name or by `documents_verified_flag`, and are found by breed', async () => {
    const { residente } = await createLotsClient()
    const listNames = async (queryString: string) =>
      (await residente.get<Schemas['PetPage']>(paths.list(101, 201, 'pets', queryString))).body.results.map(
        ({ name }) => name,
      )
    expect(await listNames('?ordering=-documents_verified_flag')).toEqual([
      'MOROCHA',
      'PELUSA',
      'ÑANDÚ',
      'TANO',
    ])
    expect(await listNames('?ordering=name')).toEqual(['MOROCHA', 'ÑANDÚ', 'PELUSA', 'TANO'])
    expect(await listNames('?search=siames')).toEqual(['PELUSA'])
  })

  it('are created and changed, and are removed together with their photo', async () => {
    const { residente, addPet, listRows, mock } = await createLotsClient()
    const { status, body } = await addPet()
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: 'ÑOQUI',
      breed: 'MESTIZO',
      documents_verified_flag: false,
      photo: null,
    })
    const path = paths.update(101, 201, 'pet', 80001)
    const requestBody = createPetInput({
      name: 'Morocha',
      breed: 'Labrador',
      photo_file_name: 'demo-photo-morocha.png',
    })
    expect((await residente.put<Schemas['Pet']>(path, requestBody)).body).toMatchObject({
      name: 'MOROCHA',
      breed: 'LABRADOR',
      documents_verified_flag: true,
      photo: expect.stringMatching(/\/uploads\/demo-photo-morocha\.png$/),
    })
    expect((await residente.delete(paths.deletePet(101, 201, 301, 80001))).status).toBe(204)
    expect((await listRows('pets')).count).toBe(4)
    expect(mock.db.files.by('key', 'demo-photo-morocha.png')).toEqual([])
  })
})

describe('a lot in the empty scenario', () => {
  it.each(['tenants', 'cars', 'pets'] as const)('has no %s', async (kind) => {
    const { residente } = await createLotsClient({ scenario: 'empty' })
    expect(await residente.get(paths.list(101, 201, kind))).toEqual({
      status: 200,
      body: { count: 0, current: 1, results: [] },
    })
  })
})
