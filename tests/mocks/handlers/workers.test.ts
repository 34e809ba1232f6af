import type { Schemas } from '@mocks/contract/operations'
import { findGroupPermits } from '@mocks/rules/work-lookups'
import { describe, expect, it } from 'vitest'
import { casaPerezPath, createCasaPerezClients, createGroupInput } from './casa-perez'

async function createWorkersClient() {
  const casaPerez = await createCasaPerezClients()
  const { obra, mock } = casaPerez
  return {
    ...casaPerez,
    addWorker: (overrides: object = {}) =>
      obra.post<Schemas['Worker']>(`${casaPerezPath}workers/`, {
        work: 501,
        status: 'CURRENT',
        person: 4002,
        ...overrides,
      }),
    updateStatus: (id: number, status: string) =>
      obra.put<Schemas['Worker']>(`${casaPerezPath}workers/${id}/`, { status }),
    listLightWorkers: async (query = '') =>
      (await obra.get<Schemas['LightWorkerPage']>(`${casaPerezPath}workers/light/${query}`)).body,
    findPermitLabels: (workerId: number) =>
      findGroupPermits(mock.db, mock.db.workers.require(workerId).person_id).map(({ label }) => label),
  }
}

const getLastNames = ({ results }: Schemas['WorkerPage']) => results.map(({ person }) => person.last_name)

describe('the roster of a work', () => {
  it('is sorted by last name, then by first name, with ten workers on each page', async () => {
    const { listWorkers } = await createWorkersClient()
    const pages = [await listWorkers(''), await listWorkers('?page=2'), await listWorkers('?page=3')]
    expect(pages.map(({ count, current, results }) => [count, current, results.length])).toEqual([
      [25, 1, 10],
      [25, 2, 10],
      [25, 3, 5],
    ])
    const names = pages.flatMap(getLastNames)
    expect(names).toEqual([...names].sort(new Intl.Collator('es', { sensitivity: 'base' }).compare))
    const namesakes = pages
      .flatMap(({ results }) => results)
      .filter(({ person }) => person.last_name === 'Núñez')
    expect(namesakes.map(({ person }) => person.first_name)).toEqual(['Lucas', 'Lucía', 'Olegario'])
  })

  it('includes the dates of the insurance and of the background check', async () => {
    const { listWorkers } = await createWorkersClient()
    const findByDocumentNumber = async (number: string) =>
      (await listWorkers(`?person_id_number=${number}`)).results[0]
    expect(await findByDocumentNumber('26.418.073')).toEqual({
      id: 701,
      status: 'CURRENT',
      is_active_flag: true,
      work: 501,
      person: {
        id: expect.any(Number),
        full_name: 'Aníbal Acuña',
        first_name: 'Aníbal',
        last_name: 'Acuña',
        id_number: '26418073',
        insurance: { expiration_date: '2026-09-30' },
        background_check: { from_date: '2025-10-01', expiration_date: '2026-10-01' },
      },
    })
    expect(await findByDocumentNumber('30482917')).toMatchObject({
      person: { insurance: { expiration_date: '2026-06-14' }, background_check: null },
    })
    expect(await findByDocumentNumber('7620918')).toMatchObject({
      is_active_flag: false,
      person: { insurance: null, background_check: null },
    })
  })

  it('includes an insurance as soon as its expiration date is stored with the person', async () => {
    const { listWorkers, mock } = await createWorkersClient()
    const person = mock.db.persons.first(({ id_number }) => id_number === '7620918')
    if (!person) throw new Error('No person has the document number 7620918')
    await mock.db.persons.save({ ...person, art_expiration_date: '2027-03-15' })
    expect((await listWorkers('?person_id_number=7620918')).results[0]?.person.insurance).toEqual({
      expiration_date: '2027-03-15',
    })
  })

  it('is filtered by document number and active flag, and is sorted by last name or status', async () => {
    const { listWorkers } = await createWorkersClient()
    expect(getLastNames(await listWorkers('?person_id_number=4062819'))).toEqual(['Núñez', 'Núñez'])
    expect((await listWorkers('?person_id_number=00000')).count).toBe(0)
    expect((await listWorkers('?is_active_flag=true')).count).toBe(20)
    expect((await listWorkers('?is_active_flag=false')).count).toBe(5)
    expect(getLastNames(await listWorkers('?ordering=-person__last_name'))[0]).toBe('Zapiola')
    expect(
      (await listWorkers('?ordering=status&page_size=50')).results.map(({ status }) => status).at(-1),
    ).toBe('SUSPENDED')
  })

  it('is also served in a short form, filtered by status', async () => {
    const { listLightWorkers } = await createWorkersClient()
    const current = await listLightWorkers('?status=CURRENT')
    expect(current.count).toBe(20)
    expect(current.results[0]).toEqual({
      id: 701,
      person: expect.any(Number),
      person_full_name: 'Aníbal Acuña',
      person_id_number: '26418073',
      status: 'CURRENT',
    })
    expect((await listLightWorkers()).results).toHaveLength(25)
    expect((await listLightWorkers('?status=INVALID')).count).toBe(3)
  })
})

describe('adding a worker to the roster', () => {
  it('returns the worker, who can join a group', async () => {
    const { addWorker, obra, listLightWorkers } = await createWorkersClient()
    const { status, body } = await addWorker()
    expect([status, body.person.full_name, body.status]).toEqual([201, 'Íñigo Núñez', 'CURRENT'])
    expect((await listLightWorkers('?status=CURRENT')).results.map(({ id }) => id)).toContain(body.id)
    expect((await obra.post(`${casaPerezPath}groups/`, createGroupInput({}, [body.id]))).status).toBe(201)
  })

  it('is refused for a person who is already a current worker', async () => {
    const { addWorker, mock } = await createWorkersClient()
    await addWorker()
    const before = mock.db.workers.count()
    expect(await addWorker()).toEqual({
      status: 409,
      body: { message: 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.' },
    })
    expect(mock.db.workers.count()).toBe(before)
  })

  it('makes an invalid worker current again, but does not put the worker back into the groups', async () => {
    const { addWorker, updateStatus, listGroupWorkerIds } = await createWorkersClient()
    expect((await listGroupWorkerIds()).Albañilería).toContain(701)
    const { body } = await updateStatus(701, 'INVALID')
    expect(await addWorker({ person: body.person.id })).toMatchObject({
      status: 201,
      body: { id: 701, status: 'CURRENT' },
    })
    expect((await listGroupWorkerIds()).Albañilería).not.toContain(701)
  })

  it('rejects a person outside the neighbourhood, and a different work than in the path', async () => {
    const { addWorker } = await createWorkersClient()
    expect(await addWorker({ person: 302 })).toEqual({
      status: 400,
      body: { person: ['La persona no está registrada en el barrio.'] },
    })
    expect(await addWorker({ work: 502 })).toMatchObject({
      status: 400,
      body: { work: [expect.any(String)] },
    })
  })
})

describe('a worker who becomes invalid', () => {
  it('is removed from every group, and is not put back when the status is current again', async () => {
    const { updateStatus, obra, listGroupWorkerIds, findPermitLabels } = await createWorkersClient()
    await obra.post(`${casaPerezPath}groups/`, createGroupInput({}, [701, 702]))
    expect(findPermitLabels(701)).toEqual(['Casa Pérez, Albañilería', 'Casa Pérez, Yesería'])
    const before = await listGroupWorkerIds()
    expect((await updateStatus(701, 'INVALID')).body).toMatchObject({
      status: 'INVALID',
      is_active_flag: false,
    })
    expect(await listGroupWorkerIds()).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, ids]) => [name, ids.filter((id) => id !== 701)])),
    )
    expect(findPermitLabels(701)).toEqual([])
    await updateStatus(701, 'CURRENT')
    expect((await listGroupWorkerIds()).Albañilería).not.toContain(701)
    expect(findPermitLabels(701)).toEqual([])
  })

  it('is removed even from a group that then has no workers', async () => {
    const { updateStatus, obra, listGroupWorkerIds } = await createWorkersClient()
    await obra.post(`${casaPerezPath}groups/`, createGroupInput({}, [701]))
    await updateStatus(701, 'INVALID')
    expect((await listGroupWorkerIds()).Yesería).toEqual([])
  })
})

describe('a suspended worker', () => {
  it('stays in the groups, but has no permits until the suspension ends', async () => {
    const { updateStatus, listGroupWorkerIds, findPermitLabels } = await createWorkersClient()
    await updateStatus(701, 'SUSPENDED')
    expect((await listGroupWorkerIds()).Albañilería).toContain(701)
    expect(findPermitLabels(701)).toEqual([])
    await updateStatus(701, 'CURRENT')
    expect(findPermitLabels(701)).toEqual(['Casa Pérez, Albañilería'])
  })
})

describe('removing a worker', () => {
  it('removes the worker from every group', async () => {
    const { remove, listWorkers, listGroupWorkerIds, mock } = await createWorkersClient()
    const { person_id } = mock.db.workers.require(702)
    expect(await remove(`${casaPerezPath}workers/702/`)).toEqual({ status: 204, body: '' })
    expect((await listWorkers()).results.map(({ id }) => id)).not.toContain(702)
    expect(Object.values(await listGroupWorkerIds()).flat()).not.toContain(702)
    expect(findGroupPermits(mock.db, person_id)).toEqual([])
    expect((await remove(`${casaPerezPath}workers/702/`)).status).toBe(404)
  })

  it('allows the person to be added again', async () => {
    const { remove, addWorker, mock } = await createWorkersClient()
    const { person_id } = mock.db.workers.require(702)
    await remove(`${casaPerezPath}workers/702/`)
    const { status, body } = await addWorker({ person: person_id })
    expect(status).toBe(201)
    expect(body.id).not.toBe(702)
  })
})
