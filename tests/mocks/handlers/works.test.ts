import type { Schemas } from '@mocks/contract/operations'
import { findManagerPermits } from '@mocks/rules/work-lookups'
import { describe, expect, it } from 'vitest'
import { accounts, createBackend } from './backend'
import { casaPerezPath, createCasaPerezClients } from './casa-perez'

const list = (rp = 101, query = '') => `/fapi/v2/customer/${rp}/works/${query}`

async function titlesOf(account: string, rp = 101) {
  const { signIn } = await createBackend()
  const user = await signIn(account)
  const { body } = await user.get<Schemas['WorkPage']>(list(rp))
  return body.results.map(({ title, status }) => `${title.slice(0, 24)} ${status}`)
}

describe('the works of a neighbourhood', () => {
  it('are those of the account’s lots and those it manages, current works first', async () => {
    expect(await titlesOf(accounts.residente)).toEqual([
      'Casa Pérez CURRENT',
      'Paneles solares CURRENT',
      'Quincho, pileta y solári CURRENT',
      'Impermeabilización de la FINISHED',
    ])
    expect(await titlesOf(accounts.obra)).toEqual([
      'Casa Pérez CURRENT',
      'Quincho, pileta y solári CURRENT',
      'Refacción integral de la CURRENT',
      'Ascensor SUSPENDED',
      'Ñandubay SUSPENDED',
      'Pérgola y deck FINISHED',
    ])
    expect(await titlesOf(accounts.inquilino)).toEqual([
      'Refacción integral de la CURRENT',
      'Ascensor SUSPENDED',
    ])
    expect(await titlesOf(accounts.residente, 102)).toEqual(['Casa de té CURRENT'])
  })

  it('include every work for the Administration and for WORK_CONTROL', async () => {
    expect(await titlesOf(accounts.admin)).toHaveLength(10)
    const { signIn, mock } = await createBackend()
    const consejo = await signIn(accounts.consejo)
    const count = async () => (await consejo.get<Schemas['WorkPage']>(list())).body.count
    expect(await count()).toBe(2)
    const user = mock.db.users.require(5)
    await mock.db.users.save({ ...user, groups: ['WORK_CONTROL'] })
    expect(await count()).toBe(10)
  })

  it('are listed in pages of up to 500', async () => {
    const { signIn } = await createBackend()
    const residente = await signIn()
    const second = await residente.get<Schemas['WorkPage']>(list(101, '?page_size=3&page=2'))
    expect(second.body).toMatchObject({ count: 4, current: 2, results: [{ id: 507 }] })
    expect(await residente.get(list(101, '?page=2'))).toMatchObject({ status: 404 })
    expect(await residente.get(list(101, '?page_size=501'))).toMatchObject({ status: 400 })
  })

  it('include their lot', async () => {
    const { residente } = await createCasaPerezClients()
    expect(await residente.get(casaPerezPath)).toEqual({
      status: 200,
      body: {
        id: 501,
        title: 'Casa Pérez',
        status: 'CURRENT',
        start_date: '2025-11-17',
        end_date: '2026-10-30',
        property: {
          id: 201,
          identifier: 'A-12',
          sub_area: { name: 'Los Robles' },
          real_property: { id: 101, name: 'Los Álamos' },
        },
      },
    })
    const tea = await residente.get<Schemas['Work']>('/fapi/customer/102/works/511/')
    expect(tea.body.property.sub_area).toBeNull()
  })

  it('are only Casa Pérez, without workers, in the empty scenario', async () => {
    const { signIn } = await createBackend({ scenario: 'empty' })
    const residente = await signIn()
    expect((await residente.get<Schemas['WorkPage']>(list())).body.results).toMatchObject([{ id: 501 }])
    expect((await residente.get<Schemas['WorkPage']>(list(102))).body.results).toEqual([])
    for (const [part, count] of [
      ['managers', 2],
      ['workers', 0],
      ['groups', 0],
      ['documents', 0],
    ]) {
      expect(await residente.get(`${casaPerezPath}${part}/`), String(part)).toMatchObject({ body: { count } })
    }
  })
})

describe('a manager’s access', () => {
  it('ends when the manager becomes invalid and returns when the manager is current', async () => {
    const { residente, obra } = await createCasaPerezClients()
    const set = (status: string) => residente.put(`${casaPerezPath}managers/602/`, { status })
    await set('INVALID')
    for (const part of ['', 'managers/', 'workers/', 'workers/light/', 'groups/', 'documents/']) {
      expect((await obra.get(`${casaPerezPath}${part}`)).status, part).toBe(404)
    }
    const ids = async () => (await obra.get<Schemas['WorkPage']>(list())).body.results.map(({ id }) => id)
    expect(await ids()).not.toContain(501)
    await set('CURRENT')
    expect((await obra.get(casaPerezPath)).status).toBe(200)
    expect(await ids()).toContain(501)
  })

  it('is read-only while the manager is suspended', async () => {
    const { residente, obra } = await createCasaPerezClients()
    await residente.put(`${casaPerezPath}managers/602/`, { status: 'SUSPENDED' })
    expect((await obra.get(casaPerezPath)).status).toBe(200)
    expect(await obra.put(`${casaPerezPath}workers/701/`, { status: 'INVALID' })).toEqual({
      status: 403,
      body: { detail: 'No tenés permiso para realizar esta acción.' },
    })
  })
})

describe('a manager’s permits', () => {
  it('end when the manager becomes invalid', async () => {
    const { residente, mock } = await createCasaPerezClients()
    const labels = () => findManagerPermits(mock.db, 304).map(({ label }) => label.slice(0, 21))
    expect(labels()).toEqual(['Casa Pérez', 'Quincho, pileta y sol', 'Refacción integral de'])
    expect(findManagerPermits(mock.db, 304)[0]).toMatchObject({
      from_date: '2025-11-17',
      to_date: '2026-10-30',
      start_time: '00:00:00',
      end_time: '23:59:00',
      sunday_flag: true,
    })
    await residente.put(`${casaPerezPath}managers/602/`, { status: 'INVALID' })
    expect(labels()).not.toContain('Casa Pérez')
  })
})
