import type { Schemas } from '@mocks/contract/operations'
import { expect } from 'vitest'
import { accounts } from '../handlers/backend'
import type { Model } from './group-model'
import { everyRow, type ToldBackend } from './told-backend'

const work = '/fapi/customer/101/works/501'

export const groupPaths = {
  workers: `${work}/workers/`,
  light: `${work}/workers/light/`,
  worker: (id: number) => `${work}/workers/${id}/`,
  groups: `${work}/groups/`,
  group: (id: number) => `${work}/groups/${id}/`,
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

/** The roster, the choice for groups and the groups say what the model holds. */
export async function agree(model: Model, backend: ToldBackend): Promise<void> {
  await agreeOnRoster(model, backend)
  await agreeOnGroups(model, backend)
}

async function agreeOnRoster({ workers }: Model, backend: ToldBackend): Promise<void> {
  const expected = [...workers].sort(byId).map(({ id, person, status }) => ({ id, person, status }))
  const { obra } = accounts
  const rows = await everyRow<Schemas['Worker']>(backend, obra, groupPaths.workers, { page_size: 2 })
  const told = rows.map(({ id, person, status }) => ({ id, person: person.id, status })).sort(byId)
  expect(told, 'the roster').toEqual(expected)
  for (const status of ['CURRENT', 'SUSPENDED', 'INVALID'] as const) {
    const light = await everyRow<Schemas['LightWorker']>(backend, obra, groupPaths.light, { status })
    const ids = light.map(({ id }) => id).sort((one, other) => one - other)
    expect(ids, `workers who are ${status}`).toEqual(
      expected.filter((worker) => worker.status === status).map(({ id }) => id),
    )
  }
}

async function agreeOnGroups({ groups, workers }: Model, backend: ToldBackend): Promise<void> {
  const statusOf = (id: number) => workers.find((worker) => worker.id === id)?.status
  for (const is_active_flag of [undefined, true, false]) {
    const rows = await everyRow<Schemas['GroupAuthorization']>(
      backend,
      accounts.residente,
      groupPaths.groups,
      { is_active_flag, page_size: 3 },
    )
    const told = rows.map(({ id, preauthorization: { name, people } }) => ({
      id,
      name,
      workers: people.map((person) => [person.id, person.status]),
    }))
    const expected = groups
      .filter(({ isRemoved }) => !isRemoved)
      .filter(({ isOff }) => is_active_flag === undefined || isOff !== is_active_flag)
      .sort((one, other) => other.id - one.id)
      .map(({ id, name, workers: ids }) => ({ id, name, workers: ids.map((one) => [one, statusOf(one)]) }))
    expect(told, `groups, is_active_flag ${is_active_flag}`).toEqual(expected)
  }
}
