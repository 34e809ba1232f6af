import type { Schemas } from '@mocks/contract/operations'
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { accounts } from '../handlers/backend'
import { type Action, commandOf } from './command'
import { firstAnswer, keyWords } from './first-answers'
import { agree, groupPaths as paths } from './group-lists'
import {
  grouped,
  type KeptGroup,
  type KeptWorker,
  leaveGroups,
  type Model,
  neighbours,
  type Status,
  turnTo,
} from './group-model'
import type { ToldBackend } from './told-backend'

type Command = Action<Model, ToldBackend>

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
const chosen = <Row>(rows: readonly Row[], which: number) => rows[which % rows.length] as Row

const enlist = (account: string, person: number, status: Status, key: string | undefined): Command => ({
  words: `${account} adds person ${person} as ${status}${keyWords(key)}`,
  run: async (model, { ask }) => {
    const body = { work: 501, person, status }
    const send = () => ask(account, 'POST', paths.workers, { body, key })
    const answer = await firstAnswer(model.firstAnswers, { account, operation: 'enlist', key }, send)
    if (!answer) return
    const existing = model.workers.find((worker) => worker.person === person)
    const isNeighbour = neighbours.includes(person)
    expect(answer.status).toBe(isNeighbour ? (existing?.status === 'CURRENT' ? 409 : 201) : 400)
    if (answer.status !== 201) return
    const { id } = answer.body as Schemas['Worker']
    if (existing) expect(id).toBe(existing.id)
    else expect(model.workers.map((worker) => worker.id)).not.toContain(id)
    if (existing) turnTo(model, existing, status)
    else model.workers.push({ id, person, status })
  },
})

const turn = (account: string, which: number, status: Status): Command => ({
  words: `${account} turns worker number ${which} to ${status}`,
  when: hasWorkers,
  run: async (model, { ask }) => {
    const worker: KeptWorker = chosen(model.workers, which)
    expect((await ask(account, 'PUT', paths.worker(worker.id), { body: { status } })).status).toBe(200)
    turnTo(model, worker, status)
  },
})

const dismiss = (account: string, which: number, key: string | undefined): Command => ({
  words: `${account} removes worker number ${which}${keyWords(key)}`,
  when: hasWorkers,
  run: async (model, { ask }) => {
    const { id } = chosen(model.workers, which)
    const send = () => ask(account, 'DELETE', paths.worker(id), { key })
    const answer = await firstAnswer(model.firstAnswers, { account, operation: 'dismiss', key }, send)
    if (!answer) return
    expect(answer.status).toBe(204)
    leaveGroups(model, id)
    model.workers = model.workers.filter((worker) => worker.id !== id)
    expect((await ask(account, 'DELETE', paths.worker(id))).status).toBe(404)
  },
})

const stranger = 99

/** Workers of the roster by number, counted round; one number stands for somebody who is not on it. */
const idsOf = ({ workers }: Model, numbers: readonly number[]) =>
  numbers.map((one) => (one === stranger || workers.length === 0 ? 99_999 : chosen(workers, one).id))

const bodyOf = (name: string, workers: readonly number[], isOff = false) => ({
  work: 501,
  workers,
  preauth_fields: { ...terms, name, active_flag: !isOff },
})

const group = (account: string, name: string, numbers: number[], key: string | undefined): Command => ({
  words: `${account} creates the group '${name}' of workers number [${numbers.join(', ')}]${keyWords(key)}`,
  run: async (model, { ask }) => {
    const ids = idsOf(model, numbers)
    const send = () => ask(account, 'POST', paths.groups, { body: bodyOf(name, ids), key })
    const answer = await firstAnswer(model.firstAnswers, { account, operation: 'group', key }, send)
    if (!answer) return
    const workers = grouped(model, ids, [])
    expect(answer.status).toBe(workers ? 201 : 400)
    if (!workers) return
    const { id } = answer.body as Schemas['GroupAuthorization']
    expect(model.groups.map((one) => one.id)).not.toContain(id)
    model.groups.push({ id, name, workers, isOff: false, isRemoved: false })
  },
})

const regroup = (
  account: string,
  which: number,
  name: string,
  numbers: number[],
  isOff: boolean,
): Command => ({
  words: `${account} changes group number ${which} to '${name}' of workers number [${numbers.join(', ')}]${isOff ? ', off' : ''}`,
  when: hasGroups,
  run: async (model, { ask }) => {
    const before: KeptGroup = chosen(model.groups, which)
    const ids = idsOf(model, numbers)
    const { status } = await ask(account, 'PUT', paths.group(before.id), { body: bodyOf(name, ids, isOff) })
    const workers = grouped(model, ids, before.workers)
    expect(status).toBe(before.isRemoved ? 404 : workers ? 200 : 400)
    if (status === 200) Object.assign(before, { name, workers, isOff })
  },
})

const disband = (account: string, which: number, key: string | undefined): Command => ({
  words: `${account} ends group number ${which}${keyWords(key)}`,
  when: hasGroups,
  run: async (model, { ask }) => {
    const one = chosen(model.groups, which)
    const send = () => ask(account, 'DELETE', paths.group(one.id), { key })
    const first = model.firstAnswers.size
    const answer = await firstAnswer(model.firstAnswers, { account, operation: 'disband', key }, send)
    if (!answer) return
    expect(answer.status).toBe(one.isRemoved ? 404 : 204)
    // What access refuses is no answer to keep.
    if (answer.status === 404 && model.firstAnswers.size > first) {
      model.firstAnswers.delete(`${account} disband ${key}`)
    }
    one.isRemoved = true
  },
})

const someone = fc.constantFrom(accounts.residente, accounts.obra)
const somePerson = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...neighbours) },
  fc.constantFrom(302, 9999),
)
const someStatus = fc.constantFrom<Status>('CURRENT', 'CURRENT', 'SUSPENDED', 'INVALID')
const someKey = fc.option(fc.constantFrom('first-key', 'second-key'), { nil: undefined, freq: 3 })
const someName = fc.constantFrom('Yeseros', 'Ñandúes', 'Techo')
const which = fc.nat({ max: 6 })
const numbers = fc.array(fc.oneof({ weight: 30, arbitrary: fc.nat({ max: 5 }) }, fc.constant(stranger)), {
  maxLength: 4,
})

/** What is done with a roster and its groups. */
export const groupCommands: Arbitrary<AsyncCommand<Model, ToldBackend>>[] = [
  fc.tuple(someone, somePerson, someStatus, someKey).map((all) => enlist(...all)),
  fc.tuple(someone, somePerson).map(([account, person]) => enlist(account, person, 'CURRENT', undefined)),
  fc.tuple(someone, which, someStatus).map((all) => turn(...all)),
  fc.tuple(someone, which, someKey).map((all) => dismiss(...all)),
  fc.tuple(someone, someName, numbers, someKey).map((all) => group(...all)),
  fc.tuple(someone, which, someName, numbers, fc.boolean()).map((all) => regroup(...all)),
  fc.tuple(someone, which, someKey).map((all) => disband(...all)),
].map((commands) => commands.map((one) => commandOf(one, agree)))
