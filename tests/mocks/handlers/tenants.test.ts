import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { accounts, paths } from './backend'
import { createTenantInput, lotPaths } from './lot-requests'
import { createLotsClient } from './lots-client'

describe('the tenants of a lot', () => {
  it('include current, former and future tenants, and can be filtered by a period', async () => {
    const { listNames } = await createLotsClient()
    expect(await listNames('tenants', '?ordering=from_date')).toEqual([
      'Rodolfo Paz Zuviría',
      'Bruno Ferraro Quiñones',
      'Iris Bustamante',
      'Ailín Curruhuinca',
    ])
    expect(
      await listNames('tenants', '?ordering=-to_date&start_date=2026-03-16&end_date=2026-03-16'),
    ).toEqual(['Bruno Ferraro Quiñones', 'Iris Bustamante'])
  })

  it('have a rejection reason instead of a QR code if they may not enter', async () => {
    const { residente } = await createLotsClient()
    const readTenant = async (id: number) =>
      (await residente.get<Schemas['Tenant']>(lotPaths.read(101, 201, 'tenant', id))).body
    expect(await readTenant(71)).toMatchObject({ qrcode: expect.any(String), rejection_reason: null })
    expect(await readTenant(72)).toMatchObject({ qrcode: expect.any(String), rejection_reason: null })
    expect(await readTenant(73)).toMatchObject({
      qrcode: null,
      rejection_reason: 'El contrato venció el 08/02/2026.',
    })
    expect(await readTenant(74)).toMatchObject({ qrcode: null, rejection_reason: expect.any(String) })
  })
})

describe('a new tenant', () => {
  it('can rent the lot again after the end of the first contract, but not in an overlapping period', async () => {
    const { addTenant, listNames } = await createLotsClient()
    const { status, body } = await addTenant()
    expect([status, body.is_renter_flag, body.to_date]).toEqual([201, true, '2026-03-26'])
    expect((await addTenant({ from_date: '2026-03-27', to_date: '2026-04-27' })).status).toBe(201)
    expect(await addTenant({ from_date: '2026-03-26', to_date: '2026-03-26' })).toMatchObject({
      status: 400,
      body: { id_number: ['La persona ya es inquilina de este lote en esas fechas.'] },
    })
    expect(await listNames('tenants', '?search=julian')).toHaveLength(2)
  })

  it('is rejected if required fields are missing, and the response names these fields', async () => {
    const { residente } = await createLotsClient()
    const { body } = await residente.post(lotPaths.create(101, 201, 301, 'tenant'), {})
    const missingFields = ['first_name', 'date_of_birth', 'to_date', 'main_notification_method', 'person_id']
    for (const field of missingFields) expect(body).toHaveProperty(field, ['Este campo es obligatorio.'])
  })

  it('who has a user has access to the lot until the last day of the contract', async () => {
    const { addTenant, signIn, mock, login } = await createLotsClient()
    await addTenant({ id_number: '28777888', from_date: '2026-03-16', to_date: '2026-03-16' })
    const obra = await signIn(accounts.obra)
    expect((await obra.get(lotPaths.list(101, 201, 'tenants'))).status).toBe(200)
    const { body } = await obra.get<Schemas['ManagedPropertyPage']>(
      lotPaths.managed(101, 304, '?all_properties=true'),
    )
    expect(body.results).toMatchObject([
      { property: 201, identifier: 'A-12', can_manage_property: false, is_renter_flag: true },
    ])
    mock.world.clock.set(Date.parse('2026-03-17T00:00:00-03:00'))
    const { body: sessionAfterwards } = await login(accounts.obra)
    expect(sessionAfterwards.properties).toEqual([])
    const obraAfterwards = await signIn(accounts.obra)
    expect((await obraAfterwards.get(lotPaths.list(101, 201, 'tenants'))).status).toBe(404)
    expect((await obraAfterwards.get(paths.list(101, 201))).status).toBe(404)
  })

  it('who has a user has no access to the lot before the contract begins', async () => {
    const { addTenant, signIn } = await createLotsClient()
    await addTenant({ id_number: '28777888', from_date: '2026-03-17', to_date: '2026-03-26' })
    const obra = await signIn(accounts.obra)
    expect((await obra.get(lotPaths.list(101, 201, 'tenants'))).status).toBe(404)
  })
})

describe('a former tenant of the lot', () => {
  it('gets a QR code if residente extends the contract, and can be removed', async () => {
    const { residente, listRows } = await createLotsClient()
    const unchangedFields = { first_name: 'Rodolfo', last_name: 'Paz Zuviría', id_number: '17302648' }
    const extendedContract = createTenantInput({
      ...unchangedFields,
      from_date: '2025-02-09',
      to_date: '2026-06-30',
    })
    const changedTenant = await residente.put(lotPaths.update(101, 201, 'tenant', 73), extendedContract)
    expect(changedTenant).toMatchObject({
      status: 200,
      body: { to_date: '2026-06-30', qrcode: expect.any(String), rejection_reason: null },
    })
    expect((await residente.delete(lotPaths.deleteResident(101, 201, 'tenant', 301, 73))).status).toBe(204)
    expect((await residente.delete(lotPaths.deleteResident(101, 201, 'tenant', 301, 73))).status).toBe(404)
    expect((await listRows('tenants')).count).toBe(3)
  })
})

describe('the lots of a person', () => {
  it('are only those that the person can manage, unless the query has `all_properties=true`', async () => {
    const { residente, signIn } = await createLotsClient()
    const listIdentifiers = async (query: string) =>
      (
        await residente.get<Schemas['ManagedPropertyPage']>(lotPaths.managed(101, 301, query))
      ).body.results.map(({ identifier }) => identifier)
    expect(await listIdentifiers('?page_size=500&all_properties=true')).toEqual(['A-12', 'B-7'])
    expect(await listIdentifiers('')).toEqual(['A-12', 'B-7'])
    const inquilino = await signIn(accounts.inquilino)
    const listOwnLots = (query: string) =>
      inquilino.get<Schemas['ManagedPropertyPage']>(lotPaths.managed(101, 303, query))
    expect((await listOwnLots('?all_properties=true')).body).toEqual({
      count: 1,
      current: 1,
      results: [
        {
          property: 203,
          identifier: 'C-3',
          area_name: 'El Lago',
          can_manage_property: false,
          is_renter_flag: true,
        },
      ],
    })
    expect((await listOwnLots('')).body.count).toBe(0)
  })
})
