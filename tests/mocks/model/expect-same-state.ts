import type { Schemas } from '@mocks/contract/operations'
import { expect } from 'vitest'
import { accounts } from '../handlers/backend'
import type { Model } from './group-model'
import { readAllRows, type SignedInBackend } from './signed-in-backend'

const workPath = '/fapi/customer/101/works/501'

export const groupPaths = {
  workers: `${workPath}/workers/`,
  light: `${workPath}/workers/light/`,
  worker: (id: number) => `${workPath}/workers/${id}/`,
  groups: `${workPath}/groups/`,
  group: (id: number) => `${workPath}/groups/${id}/`,
}

const compareById = (left: { id: number }, right: { id: number }) => left.id - right.id

/** Expects the backend to list the same roster, the same workers of each status and the same groups as the model. */
export async function expectSameState(model: Model, backend: SignedInBackend): Promise<void> {
  await expectSameRoster(model, backend)
  await expectSameGroups(model, backend)
}

async function expectSameRoster({ workers }: Model, backend: SignedInBackend): Promise<void> {
  const expected = [...workers].sort(compareById).map(({ id, person, status }) => ({ id, person, status }))
  const { obra } = accounts
  const rows = await readAllRows<Schemas['Worker']>(backend, obra, groupPaths.workers, { page_size: 2 })
  const actual = rows.map(({ id, person, status }) => ({ id, person: person.id, status })).sort(compareById)
  expect(actual, 'the roster').toEqual(expected)
  for (const status of ['CURRENT', 'SUSPENDED', 'INVALID'] as const) {
    const lightWorkers = await readAllRows<Schemas['LightWorker']>(backend, obra, groupPaths.light, {
      status,
    })
    const ids = lightWorkers.map(({ id }) => id).sort((left, right) => left - right)
    expect(ids, `workers who are ${status}`).toEqual(
      expected.filter((worker) => worker.status === status).map(({ id }) => id),
    )
  }
}

async function expectSameGroups({ groups, workers }: Model, backend: SignedInBackend): Promise<void> {
  const getStatus = (id: number) => workers.find((worker) => worker.id === id)?.status
  for (const is_active_flag of [undefined, true, false]) {
    const rows = await readAllRows<Schemas['GroupAuthorization']>(
      backend,
      accounts.residente,
      groupPaths.groups,
      { is_active_flag, page_size: 3 },
    )
    const actual = rows.map(({ id, preauthorization: { name, people } }) => ({
      id,
      name,
      workers: people.map((person) => [person.id, person.status]),
    }))
    const expected = groups
      .filter(({ isRemoved }) => !isRemoved)
      .filter(({ isInactive }) => is_active_flag === undefined || isInactive !== is_active_flag)
      .sort((left, right) => right.id - left.id)
      .map(({ id, name, workers: ids }) => ({
        id,
        name,
        workers: ids.map((workerId) => [workerId, getStatus(workerId)]),
      }))
    expect(actual, `groups, is_active_flag ${is_active_flag}`).toEqual(expected)
  }
}
