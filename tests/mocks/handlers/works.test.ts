import type { Schemas } from '@mocks/contract/operations'
import { findManagerPermits } from '@mocks/rules/work-lookups'
import { describe, expect, it } from 'vitest'
import { accounts, createBackend } from './backend'
import { casaPerezPath, createCasaPerezClients } from './casa-perez'

const buildListPath = (rp = 101, query = '') => `/fapi/v2/customer/${rp}/works/${query}`

async function listTitlesAndStatuses(account: string, rp = 101) {
  const { signIn } = await createBackend()
  const user = await signIn(account)
  const { body } = await user.get<Schemas['WorkPage']>(buildListPath(rp))
  return body.results.map(({ title, status }) => `${title.slice(0, 24)} ${status}`)
}

describe('the works of a neighbourhood', () => {
  it('are listed for the residents of the lot and the managers of the work, with current works first', async () => {
    expect(await listTitlesAndStatuses(accounts.residente)).toEqual([
      'Casa Pérez CURRENT',
      'Paneles solares CURRENT',
      'Quincho, pileta y solári CURRENT',
      'Impermeabilización de la FINISHED',
    ])
    expect(await listTitlesAndStatuses(accounts.obra)).toEqual([
      'Casa Pérez CURRENT',
      'Quincho, pileta y solári CURRENT',
      'Refacción integral de la CURRENT',
      'Ascensor SUSPENDED',
      'Ñandubay SUSPENDED',
      'Pérgola y deck FINISHED',
    ])
    expect(await listTitlesAndStatuses(accounts.inquilino)).toEqual([
      'Refacción integral de la CURRENT',
      'Ascensor SUSPENDED',
    ])
    expect(await listTitlesAndStatuses(accounts.residente, 102)).toEqual(['Casa de té CURRENT'])
  })

  it('are all listed for the Administration and for a user in the group WORK_CONTROL', async () => {
    expect(await listTitlesAndStatuses(accounts.admin)).toHaveLength(10)
    const { signIn, mock } = await createBackend()
    const consejo = await signIn(accounts.consejo)
    const countWorks = async () => (await consejo.get<Schemas['WorkPage']>(buildListPath())).body.count
    expect(await countWorks()).toBe(2)
    const user = mock.db.users.require(5)
    await mock.db.users.save({ ...user, groups: ['WORK_CONTROL'] })
    expect(await countWorks()).toBe(10)
  })

  it('are listed in pages of up to 500 works', async () => {
    const { signIn } = await createBackend()
    const residente = await signIn()
    const secondPage = await residente.get<Schemas['WorkPage']>(buildListPath(101, '?page_size=3&page=2'))
    expect(secondPage.body).toMatchObject({ count: 4, current: 2, results: [{ id: 507 }] })
    expect(await residente.get(buildListPath(101, '?page=2'))).toMatchObject({ status: 404 })
    expect(await residente.get(buildListPath(101, '?page_size=501'))).toMatchObject({ status: 400 })
  })

  it('include the data of their lot', async () => {
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
    const teaHouse = await residente.get<Schemas['Work']>('/fapi/customer/102/works/511/')
    expect(teaHouse.body.property.sub_area).toBeNull()
  })

  it('consist of one work without workers, groups and documents in the empty scenario', async () => {
    const { signIn } = await createBackend({ scenario: 'empty' })
    const residente = await signIn()
    expect((await residente.get<Schemas['WorkPage']>(buildListPath())).body.results).toMatchObject([
      { id: 501 },
    ])
    expect((await residente.get<Schemas['WorkPage']>(buildListPath(102))).body.results).toEqual([])
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
  it('ends when the manager becomes invalid and begins again when the manager becomes current', async () => {
    const { residente, obra } = await createCasaPerezClients()
    const setManagerStatus = (status: string) => residente.put(`${casaPerezPath}managers/602/`, { status })
    await setManagerStatus('INVALID')
    for (const part of ['', 'managers/', 'workers/', 'workers/light/', 'groups/', 'documents/']) {
      expect((await obra.get(`${casaPerezPath}${part}`)).status, part).toBe(404)
    }
    const listWorkIds = async () =>
      (await obra.get<Schemas['WorkPage']>(buildListPath())).body.results.map(({ id }) => id)
    expect(await listWorkIds()).not.toContain(501)
    await setManagerStatus('CURRENT')
    expect((await obra.get(casaPerezPath)).status).toBe(200)
    expect(await listWorkIds()).toContain(501)
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
    const findPermitLabels = () => findManagerPermits(mock.db, 304).map(({ label }) => label.slice(0, 21))
    expect(findPermitLabels()).toEqual(['Casa Pérez', 'Quincho, pileta y sol', 'Refacción integral de'])
    expect(findManagerPermits(mock.db, 304)[0]).toMatchObject({
      from_date: '2025-11-17',
      to_date: '2026-10-30',
      start_time: '00:00:00',
      end_time: '23:59:00',
      sunday_flag: true,
    })
    await residente.put(`${casaPerezPath}managers/602/`, { status: 'INVALID' })
    expect(findPermitLabels()).not.toContain('Casa Pérez')
  })
})
