import type { Schemas } from '@mocks/contract/operations'
import { parseDuration } from '@mocks/controls/duration'
import { addDays } from '@mocks/rules/calendar'
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { draft, guest, paths } from '../handlers/backend'
import { agree } from './authorization-lists'
import {
  changed,
  created,
  isActive,
  type Kept,
  type Lot,
  lots,
  type Model,
  ofLot,
  type Sent,
  sessionLength,
  todayOf,
} from './authorization-model'
import { type Action, commandOf } from './command'
import { firstAnswer, keyWords } from './first-answers'
import type { ToldBackend } from './told-backend'

type Command = Action<Model, ToldBackend>

/** The accounts' own persons, one who does not exist, and one of the other neighbourhood. */
const people = [301, 303, 304, 305, 306, 307]
const strangers = [302, 9999]
const documents = ['40717253', '40717254', '38222111']

const words = ({ name, isInvitation, days, people: own, leaving, seats }: Sent) =>
  [
    `${isInvitation ? 'invitation' : 'authorization'} '${name}', days ${days.join(' to ')}, with [${own.join(', ')}]`,
    leaving.length > 0 ? `, without [${leaving.join(', ')}]` : '',
    seats === undefined ? '' : `, ${seats} seats`,
  ].join('')

const bodyOf = (
  model: Model,
  { name, isInvitation, days, people: own, leaving, seats }: Sent,
  isNew: boolean,
) => {
  const [from_date, to_date] = days.map((day) => addDays(todayOf(model), day))
  const asked = own.map((id) => ({ id }))
  return draft({
    name,
    preauthorization_type: isInvitation ? 'INVITE' : 'PERSONAL',
    from_date,
    to_date,
    ...(isNew ? { people: asked } : { add_people: asked, remove_people: leaving.map((id) => ({ id })) }),
    ...(seats !== undefined && { max_people: seats }),
  })
}

function addContacts({ contacts }: Model, { account }: Lot, added: readonly number[]): void {
  for (const id of added) contacts.get(account)?.add(id)
}

const create = (lot: Lot, sent: Sent, key: string | undefined): Command => ({
  words: `${lot.account} creates on ${lot.pid} ${words(sent)}${keyWords(key)}`,
  run: async (model, { ask, mock }) => {
    const body = bodyOf(model, sent, true)
    const known = new Set(mock.db.authorizations.all().map(({ id }) => id))
    const send = () => ask(lot.account, 'POST', paths.create(101, lot.pid), { body, key })
    const of = { account: lot.account, operation: 'create', key }
    const answer = await firstAnswer(model.firstAnswers, of, send)
    if (!answer) return
    const expected = created(model, lot, sent)
    expect(answer.status).toBe(expected ? 201 : 400)
    const fresh = mock.db.authorizations.all().filter(({ id }) => !known.has(id))
    expect(fresh).toHaveLength(expected ? 1 : 0)
    if (!expected) return
    model.kept.push({ ...expected, id: fresh[0]?.id ?? 0 })
    addContacts(model, lot, expected.people)
  },
})

/** A busy day: a page of ten is soon full. */
const createFour = (lot: Lot, sent: Sent): Command => ({
  words: `four times, ${create(lot, sent, undefined).words}`,
  run: async (model, real) => {
    for (let times = 0; times < 4; times += 1) await create(lot, sent, undefined).run(model, real)
  },
})

/** The authorization of a lot that a number stands for. */
const chosen = (model: Model, lot: Lot, which: number): Kept => {
  const own = ofLot(model, lot)
  return own[which % own.length] as Kept
}

const hasSome = (lot: Lot) => (model: Model) => ofLot(model, lot).length > 0

const change = (lot: Lot, which: number, sent: Sent, key: string | undefined): Command => ({
  words: `${lot.account} changes number ${which} of ${lot.pid} to ${words(sent)}${keyWords(key)}`,
  when: hasSome(lot),
  run: async (model, { ask }) => {
    const before = chosen(model, lot, which)
    const body = bodyOf(model, sent, false)
    const send = () => ask(lot.account, 'PUT', paths.update(101, lot.pid, before.id), { body, key })
    const of = { account: lot.account, operation: 'change', key }
    const answer = await firstAnswer(model.firstAnswers, of, send)
    if (!answer) return
    const hasEnded = before.isCancelled || !isActive(model, before)
    const next = changed(model, before, sent)
    expect(answer.status).toBe(hasEnded ? 409 : next ? 200 : 400)
    if (hasEnded || !next) return
    Object.assign(before, next)
    addContacts(model, lot, next.people)
  },
})

const cancel = (lot: Lot, which: number, key: string | undefined): Command => ({
  words: `${lot.account} cancels number ${which} of ${lot.pid}${keyWords(key)}`,
  when: hasSome(lot),
  run: async (model, { ask }) => {
    const one = chosen(model, lot, which)
    const send = () => ask(lot.account, 'PUT', paths.cancel(one.id), { key })
    const of = { account: lot.account, operation: 'cancel', key }
    const answer = await firstAnswer(model.firstAnswers, of, send)
    if (!answer) return
    expect(answer.status).toBe(one.isCancelled ? 409 : 200)
    one.isCancelled = true
  },
})

const meddle = (lot: Lot, which: number, how: 'read' | 'cancel' | 'people'): Command => ({
  words: `somebody else tries to ${how} number ${which} of ${lot.pid}`,
  when: hasSome(lot),
  run: async (model, { ask }) => {
    const { id } = chosen(model, lot, which)
    const other = lots.find(({ account }) => account !== lot.account)?.account ?? ''
    const method = how === 'cancel' ? 'PUT' : 'GET'
    expect((await ask(other, method, paths[how](id))).status).toBe(404)
  },
})

const addGuest = (lot: Lot, id_number: string): Command => ({
  words: `${lot.account} adds the guest with document ${id_number}`,
  run: async (model, { ask }) => {
    const body = guest({ id_number })
    const answer = await ask(lot.account, 'POST', paths.guest(101, lot.pid), { body })
    const known = [...model.persons].find(([, { document }]) => document === id_number)?.[0]
    const contacts = model.contacts.get(lot.account)
    const isContact = known !== undefined && contacts?.has(known)
    expect(answer.status).toBe(isContact ? 409 : 201)
    if (isContact) return
    const { id, full_name } = answer.body as Schemas['Person']
    if (known === undefined) expect(model.persons.has(id)).toBe(false)
    else expect(id).toBe(known)
    model.persons.set(id, { name: full_name, document: id_number })
    contacts?.add(id)
  },
})

/** Time passes; who was signed in for too long is refused, and signs in again. */
const wait = (duration: string): Command => ({
  words: `${duration} pass`,
  run: async (model, { ask, advance, enter }) => {
    await advance(duration)
    model.now += parseDuration(duration) ?? 0
    for (const [account, ends] of model.sessionEnds) {
      const { status } = await ask(account, 'GET', paths.contacts(101))
      expect(status).toBe(ends <= model.now ? 401 : 200)
      if (status === 200) continue
      await enter(account)
      model.sessionEnds.set(account, model.now + sessionLength)
    }
  },
})

/** Most happens on the first lot, so that it has more than a page. */
const someLot = fc.constantFrom(lots[0], lots[0], ...lots)
const someKey = fc.option(fc.constantFrom('first-key', 'second-key'), { nil: undefined, freq: 3 })
const which = fc.nat({ max: 11 })
const somePeople = fc.array(
  fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...people) }, fc.constantFrom(...strangers)),
  { maxLength: 7 },
)
const someTerms: Arbitrary<Sent> = fc
  .record({
    name: fc.constantFrom('Jardín', 'Íñigo Núñez', 'Obra 4071'),
    isInvitation: fc.boolean(),
    days: fc
      .tuple(fc.nat({ max: 3 }), fc.integer({ min: -1, max: 20 }))
      .map(([from, more]) => [from, from + more] as const),
    people: somePeople,
    leaving: fc.subarray(people, { maxLength: 3 }),
    seats: fc.option(fc.integer({ min: 2, max: 9 }), { nil: undefined, freq: 6 }),
  })
  .map(({ seats, ...sent }) => (sent.isInvitation ? { ...sent, seats } : sent))

/** What residents do with authorizations and contacts, and what time does. */
export const authorizationCommands: Arbitrary<AsyncCommand<Model, ToldBackend>>[] = [
  fc.tuple(someLot, someTerms, someKey).map(([lot, sent, key]) => create(lot, { ...sent, leaving: [] }, key)),
  fc.tuple(someLot, someTerms).map(([lot, sent]) => createFour(lot, { ...sent, leaving: [] })),
  fc.tuple(someLot, which, someTerms, someKey).map((all) => change(...all)),
  fc.tuple(someLot, which, someKey).map((all) => cancel(...all)),
  fc.tuple(someLot, which, fc.constantFrom('read', 'cancel', 'people')).map((all) => meddle(...all)),
  fc.tuple(someLot, fc.constantFrom(...documents)).map((all) => addGuest(...all)),
  fc.constantFrom('PT3H', 'P1D', 'P6D').map((duration) => wait(duration)),
].map((commands) => commands.map((one) => commandOf(one, agree)))
