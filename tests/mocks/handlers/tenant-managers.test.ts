import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { createBackend } from './backend'
import { createTenantInput, lotPaths as paths } from './lot-requests'

const lotB7Id = 202
const lautaroEmail = 'lautaro.penaloza@demo.ar'

/**
 * Creates a backend, and signs in Lautaro, a tenant who manages B-7. The two tenants of the lot, Lautaro and Nina, rent it from
 * 28-08-2025 to 28-08-2026.
 */
async function createTenantManagerClient() {
  const { mock, signIn, send } = await createBackend()
  const lautaro = await signIn(lautaroEmail)
  const [ownResidency, ninaResidency] = mock.db.residencies.find(
    ({ property_id, role }) => property_id === lotB7Id && role === 'tenant',
  )
  if (!ownResidency || !ninaResidency) throw new Error('B-7 does not have two tenants')
  const { id: personId } = mock.db.persons.require(ownResidency.person_id)
  const addTenant = (overrides: object) =>
    lautaro.post<Schemas['Tenant']>(
      paths.create(101, lotB7Id, personId, 'tenant'),
      createTenantInput({ person_id: personId, ...overrides }),
    )
  const changeTenant = (id: number, overrides: object) =>
    lautaro.put<Schemas['Tenant']>(
      paths.update(101, lotB7Id, 'tenant', id),
      createTenantInput({
        person_id: personId,
        first_name: 'Lautaro',
        last_name: 'Peñaloza',
        id_number: '35480216',
        ...overrides,
      }),
    )
  const removeTenant = (id: number) =>
    send(
      'DELETE',
      paths.deleteResident(101, lotB7Id, 'tenant', personId, id),
      undefined,
      lautaro.session.token,
    )
  return { mock, lautaro, ownResidency, ninaResidency, personId, addTenant, changeTenant, removeTenant }
}

describe('a tenant who manages the lot', () => {
  it('sees only the tenants whose contracts overlap with their own contract', async () => {
    const { mock, lautaro, ninaResidency } = await createTenantManagerClient()
    const earlierPeriod = { from_date: '2024-01-01', to_date: '2025-08-27' }
    await mock.db.residencies.insert({ ...ninaResidency, id: 9_100, person_id: 303, ...earlierPeriod })
    const { body } = await lautaro.get<Schemas['CoResidentPage']>(paths.list(101, lotB7Id, 'tenants'))
    expect(body.results.map(({ full_name }) => full_name)).toEqual(['Lautaro Peñaloza', 'Nina Kovačević'])
    expect((await lautaro.get(paths.read(101, lotB7Id, 'tenant', 9_100))).status).toBe(404)
  })

  it('can add a tenant only within the period of their own contract', async () => {
    const { ownResidency, addTenant } = await createTenantManagerClient()
    expect(await addTenant({ from_date: '2025-08-01', to_date: '2027-01-31' })).toMatchObject({
      status: 400,
      body: {
        from_date: [expect.stringMatching(/^Tu contrato empieza el /)],
        to_date: [expect.stringMatching(/^Tu contrato termina el .*: no puede ser después\.$/)],
      },
    })
    expect((await addTenant({ to_date: ownResidency.to_date })).status).toBe(201)
  })

  it('can change their own phone number but not their own contract, and keeps the permission to manage', async () => {
    const { mock, ownResidency, changeTenant } = await createTenantManagerClient()
    const unchangedFields = {
      from_date: ownResidency.from_date,
      to_date: ownResidency.to_date,
      email: lautaroEmail,
    }
    expect(await changeTenant(ownResidency.id, { ...unchangedFields, to_date: '2099-12-31' })).toMatchObject({
      status: 400,
      body: { to_date: ['No podés cambiar las fechas de tu propio contrato.'] },
    })
    const changedTenant = await changeTenant(ownResidency.id, {
      ...unchangedFields,
      mobile_phone_number: '59010000',
    })
    expect(changedTenant).toMatchObject({ status: 200, body: { mobile_phone_number: '59010000' } })
    expect(mock.db.residencies.require(ownResidency.id).can_manage_property).toBe(true)
  })

  it('can remove another tenant, but not their own residency', async () => {
    const { ownResidency, ninaResidency, removeTenant } = await createTenantManagerClient()
    expect(await removeTenant(ownResidency.id)).toEqual({
      status: 403,
      body: { detail: 'No se puede eliminar a sí mismo.' },
    })
    expect((await removeTenant(ninaResidency.id)).status).toBe(204)
  })
})
