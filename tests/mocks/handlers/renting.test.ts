import type { Schemas } from '@mocks/contract/operations'
import { describe, expect, it } from 'vitest'
import { createBackend } from './backend'
import { lotPaths as paths, tenant } from './lot-drafts'

const [b7, account] = [202, 'lautaro.penaloza@demo.ar']

/** Signs in the tenant who manages B-7. Both tenants rent from 28-08-2025 to 28-08-2026. */
async function createRenterClient() {
  const { mock, signIn, send } = await createBackend()
  const lautaro = await signIn(account)
  const [own, nina] = mock.db.residencies.find(
    ({ property_id, role }) => property_id === b7 && role === 'renter',
  )
  if (!own || !nina) throw new Error('nobody rents B-7')
  const { id: personId } = mock.db.persons.require(own.person_id)
  const add = (overrides: object) =>
    lautaro.post<Schemas['Tenant']>(
      paths.create(101, b7, personId, 'tenant'),
      tenant({ person_id: personId, ...overrides }),
    )
  const change = (id: number, overrides: object) =>
    lautaro.put<Schemas['Tenant']>(
      paths.update(101, b7, 'tenant', id),
      tenant({
        person_id: personId,
        first_name: 'Lautaro',
        last_name: 'Peñaloza',
        id_number: '35480216',
        ...overrides,
      }),
    )
  const remove = (id: number) =>
    send('DELETE', paths.deleteResident(101, b7, 'tenant', personId, id), undefined, lautaro.session.token)
  return { mock, lautaro, own, nina, personId, add, change, remove }
}

describe('a tenant who manages the lot', () => {
  it('lists only tenants with an overlapping contract', async () => {
    const { mock, lautaro, nina } = await createRenterClient()
    const before = { from_date: '2024-01-01', to_date: '2025-08-27' }
    await mock.db.residencies.insert({ ...nina, id: 9_100, person_id: 303, ...before })
    const { body } = await lautaro.get<Schemas['CoResidentPage']>(paths.list(101, b7, 'tenants'))
    expect(body.results.map(({ full_name }) => full_name)).toEqual(['Lautaro Peñaloza', 'Nina Kovačević'])
    expect((await lautaro.get(paths.read(101, b7, 'tenant', 9_100))).status).toBe(404)
  })

  it('rejects a tenant outside the dates of their own contract', async () => {
    const { own, add } = await createRenterClient()
    expect(await add({ from_date: '2025-08-01', to_date: '2027-01-31' })).toMatchObject({
      status: 400,
      body: {
        from_date: [expect.stringMatching(/^Tu contrato empieza el /)],
        to_date: [expect.stringMatching(/^Tu contrato termina el .*: no puede ser después\.$/)],
      },
    })
    expect((await add({ to_date: own.to_date })).status).toBe(201)
  })

  it('changes their own telephone, and neither their own contract nor their own permission', async () => {
    const { mock, own, change } = await createRenterClient()
    const asIs = { from_date: own.from_date, to_date: own.to_date, email: account }
    expect(await change(own.id, { ...asIs, to_date: '2099-12-31' })).toMatchObject({
      status: 400,
      body: { to_date: ['No podés cambiar las fechas de tu propio contrato.'] },
    })
    const changed = await change(own.id, { ...asIs, mobile_phone_number: '59010000' })
    expect(changed).toMatchObject({ status: 200, body: { mobile_phone_number: '59010000' } })
    expect(mock.db.residencies.require(own.id).can_manage_property).toBe(true)
  })

  it('removes another tenant, and cannot remove their own residency', async () => {
    const { own, nina, remove } = await createRenterClient()
    expect(await remove(own.id)).toEqual({
      status: 403,
      body: { detail: 'No se puede eliminar a sí mismo.' },
    })
    expect((await remove(nina.id)).status).toBe(204)
  })
})
