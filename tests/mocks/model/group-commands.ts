import type { Schemas } from '@mocks/contract/operations'
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { accounts } from '../handlers/backend'
import { type Action, chooseRow, toCommand } from './command'
import { expectSameState, groupPaths as paths } from './expect-same-state'
import {
  type Model,
  type ModelGroup,
  type ModelWorker,
  peopleOfNeighbourhood,
  predictGroupWorkers,
  removeFromGroups,
  type Status,
  setWorkerStatus,
} from './group-model'
import { describeKey, sendAndGetNewResponse } from './idempotent-calls'
import type { SignedInBackend } from './signed-in-backend'

type ModelAction = Action<Model, SignedInBackend>

const terms = {
  description: '',
  type: 'VENDOR',
  from_date: '2026-03-16',
  to_date: '2026-03-27',
  start_time: '08:00:00',
  end_time: '16:30:00',
  monday_flag: true,
  tuesday_flag: true,
  wednesday_flag: true,
  thursday_flag: true,
  friday_flag: true,
  saturday_flag: false,
  sunday_flag: false,
  active_flag: true,
  oncheckin_notify_flag: false,
  oncheckout_notify_flag: false,
  concurrent_flag: true,
  allDay: false,
  source: 'PERSON',
  method: 'WEB',
}

const hasWorkers = ({ workers }: Readonly<Model>) => workers.length > 0
const hasGroups = ({ groups }: Readonly<Model>) => groups.length > 0

const addWorker = (
  account: string,
  person: number,
  status: Status,
  key: string | undefined,
): ModelAction => ({
  description: `${account} adds person ${person} as ${status}${describeKey(key)}`,
  run: async (model, { call }) => {
    const body = { work: 501, person, status }
    const send = () => call(account, 'POST', paths.workers, { body, key })
    const response = await sendAndGetNewResponse(
      model.firstResponses,
      { account, operation: 'addWorker', key },
      send,
    )
    if (!response) return
    const existingWorker = model.workers.find((worker) => worker.person === person)
    const isOfNeighbourhood = peopleOfNeighbourhood.includes(person)
    expect(response.status).toBe(isOfNeighbourhood ? (existingWorker?.status === 'CURRENT' ? 409 : 201) : 400)
    if (response.status !== 201) return
    const { id } = response.body as Schemas['Worker']
    if (existingWorker) expect(id).toBe(existingWorker.id)
    else expect(model.workers.map((worker) => worker.id)).not.toContain(id)
    if (existingWorker) setWorkerStatus(model, existingWorker, status)
    else model.workers.push({ id, person, status })
  },
})

const changeWorker = (account: string, index: number, status: Status): ModelAction => ({
  description: `${account} changes worker number ${index} to ${status}`,
  isPossible: hasWorkers,
  run: async (model, { call }) => {
    const worker: ModelWorker = chooseRow(model.workers, index)
    expect((await call(account, 'PUT', paths.worker(worker.id), { body: { status } })).status).toBe(200)
    setWorkerStatus(model, worker, status)
  },
})

const removeWorker = (account: string, index: number, key: string | undefined): ModelAction => ({
  description: `${account} removes worker number ${index}${describeKey(key)}`,
  isPossible: hasWorkers,
  run: async (model, { call }) => {
    const { id } = chooseRow(model.workers, index)
    const send = () => call(account, 'DELETE', paths.worker(id), { key })
    const response = await sendAndGetNewResponse(
      model.firstResponses,
      { account, operation: 'removeWorker', key },
      send,
    )
    if (!response) return
    expect(response.status).toBe(204)
    removeFromGroups(model, id)
    model.workers = model.workers.filter((worker) => worker.id !== id)
    expect((await call(account, 'DELETE', paths.worker(id))).status).toBe(404)
  },
})

/** The index that stands for a worker who is not on the roster. */
const unknownIndex = 99

const unknownId = 99_999

/**
 * Returns one worker id for each index. An index beyond the end of the roster wraps around, except `unknownIndex`, which
 * gives `unknownId`. If the roster is empty, every index gives `unknownId`.
 */
const getWorkerIds = ({ workers }: Model, indexes: readonly number[]) =>
  indexes.map((index) =>
    index === unknownIndex || workers.length === 0 ? unknownId : chooseRow(workers, index).id,
  )

const createGroupBody = (name: string, workers: readonly number[], isInactive = false) => ({
  work: 501,
  workers,
  preauth_fields: { ...terms, name, active_flag: !isInactive },
})

const createGroup = (
  account: string,
  name: string,
  indexes: number[],
  key: string | undefined,
): ModelAction => ({
  description: `${account} creates the group '${name}' of workers number [${indexes.join(', ')}]${describeKey(key)}`,
  run: async (model, { call }) => {
    const ids = getWorkerIds(model, indexes)
    const send = () => call(account, 'POST', paths.groups, { body: createGroupBody(name, ids), key })
    const response = await sendAndGetNewResponse(
      model.firstResponses,
      { account, operation: 'createGroup', key },
      send,
    )
    if (!response) return
    const workers = predictGroupWorkers(model, ids, [])
    expect(response.status).toBe(workers ? 201 : 400)
    if (!workers) return
    const { id } = response.body as Schemas['GroupAuthorization']
    expect(model.groups.map((group) => group.id)).not.toContain(id)
    model.groups.push({ id, name, workers, isInactive: false, isRemoved: false })
  },
})

const changeGroup = (
  account: string,
  index: number,
  name: string,
  indexes: number[],
  isInactive: boolean,
): ModelAction => ({
  description: `${account} changes group number ${index} to '${name}' of workers number [${indexes.join(', ')}]${isInactive ? ', inactive' : ''}`,
  isPossible: hasGroups,
  run: async (model, { call }) => {
    const group: ModelGroup = chooseRow(model.groups, index)
    const ids = getWorkerIds(model, indexes)
    const { status } = await call(account, 'PUT', paths.group(group.id), {
      body: createGroupBody(name, ids, isInactive),
    })
    const workers = predictGroupWorkers(model, ids, group.workers)
    expect(status).toBe(group.isRemoved ? 404 : workers ? 200 : 400)
    if (status === 200) Object.assign(group, { name, workers, isInactive })
  },
})

const removeGroup = (account: string, index: number, key: string | undefined): ModelAction => ({
  description: `${account} removes group number ${index}${describeKey(key)}`,
  isPossible: hasGroups,
  run: async (model, { call }) => {
    const group = chooseRow(model.groups, index)
    const send = () => call(account, 'DELETE', paths.group(group.id), { key })
    const previousSize = model.firstResponses.size
    const response = await sendAndGetNewResponse(
      model.firstResponses,
      { account, operation: 'removeGroup', key },
      send,
    )
    if (!response) return
    expect(response.status).toBe(group.isRemoved ? 404 : 204)
    // The access check responds with 404 to a second removal. The backend does not store this 404 for the
    // key. `sendAndGetNewResponse` has just stored it in the model, so delete it there.
    if (response.status === 404 && model.firstResponses.size > previousSize) {
      model.firstResponses.delete(`${account} removeGroup ${key}`)
    }
    group.isRemoved = true
  },
})

const someAccount = fc.constantFrom(accounts.residente, accounts.obra)
const somePerson = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...peopleOfNeighbourhood) },
  // Person 302 belongs to another neighbourhood; no person has the id 9999.
  fc.constantFrom(302, 9999),
)
const someStatus = fc.constantFrom<Status>('CURRENT', 'CURRENT', 'SUSPENDED', 'INVALID')
const someKey = fc.option(fc.constantFrom('first-key', 'second-key'), { nil: undefined, freq: 3 })
const someName = fc.constantFrom('Yeseros', 'Ñandúes', 'Techo')
const someIndex = fc.nat({ max: 6 })
const someIndexes = fc.array(
  fc.oneof({ weight: 30, arbitrary: fc.nat({ max: 5 }) }, fc.constant(unknownIndex)),
  {
    maxLength: 4,
  },
)

/** Generates commands that add, change and remove the workers and the groups of one work. */
export const groupCommands: Arbitrary<AsyncCommand<Model, SignedInBackend>>[] = [
  fc.tuple(someAccount, somePerson, someStatus, someKey).map((args) => addWorker(...args)),
  fc
    .tuple(someAccount, somePerson)
    .map(([account, person]) => addWorker(account, person, 'CURRENT', undefined)),
  fc.tuple(someAccount, someIndex, someStatus).map((args) => changeWorker(...args)),
  fc.tuple(someAccount, someIndex, someKey).map((args) => removeWorker(...args)),
  fc.tuple(someAccount, someName, someIndexes, someKey).map((args) => createGroup(...args)),
  fc.tuple(someAccount, someIndex, someName, someIndexes, fc.boolean()).map((args) => changeGroup(...args)),
  fc.tuple(someAccount, someIndex, someKey).map((args) => removeGroup(...args)),
].map((actionArbitrary) => actionArbitrary.map((action) => toCommand(action, expectSameState)))
