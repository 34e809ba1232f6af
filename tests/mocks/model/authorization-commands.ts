import type { Schemas } from '@mocks/contract/operations'
import { parseDuration } from '@mocks/controls/duration'
import { addDays } from '@mocks/rules/calendar'
import fc, { type Arbitrary, type AsyncCommand } from 'fast-check'
import { expect } from 'vitest'
import { createAuthorizationInput, createGuestInput, paths } from '../handlers/backend'
import { expectListsOfModel } from './authorization-lists'
import {
  type AuthorizationRequest,
  findByLot,
  getToday,
  isActive,
  type Lot,
  lots,
  type Model,
  type ModelAuthorization,
  predictCreation,
  predictUpdate,
  sessionLength,
} from './authorization-model'
import { type Action, toCommand } from './command'
import { describeKey, sendAndGetNewResponse } from './idempotent-calls'
import type { SignedInBackend } from './signed-in-backend'

type ModelAction = Action<Model, SignedInBackend>

/** The ids of some persons of neighbourhood 101. */
const personIds = [301, 303, 304, 305, 306, 307]

/** The id of a person of another neighbourhood, and an id that no person has. */
const unregisteredIds = [302, 9999]
const documentNumbers = ['40717253', '40717254', '38222111']

const describeRequest = ({
  name,
  isInvitation,
  days,
  people: addedIds,
  removedPeople,
  seats,
}: AuthorizationRequest) =>
  [
    `${isInvitation ? 'invitation' : 'authorization'} '${name}', days ${days.join(' to ')}, with [${addedIds.join(', ')}]`,
    removedPeople.length > 0 ? `, without [${removedPeople.join(', ')}]` : '',
    seats === undefined ? '' : `, ${seats} seats`,
  ].join('')

const createBody = (
  model: Model,
  { name, isInvitation, days, people: addedIds, removedPeople, seats }: AuthorizationRequest,
  isNew: boolean,
) => {
  const [from_date, to_date] = days.map((day) => addDays(getToday(model), day))
  const addedPeople = addedIds.map((id) => ({ id }))
  return createAuthorizationInput({
    name,
    preauthorization_type: isInvitation ? 'INVITE' : 'PERSONAL',
    from_date,
    to_date,
    ...(isNew
      ? { people: addedPeople }
      : { add_people: addedPeople, remove_people: removedPeople.map((id) => ({ id })) }),
    ...(seats !== undefined && { max_people: seats }),
  })
}

function addContacts({ contacts }: Model, { account }: Lot, addedIds: readonly number[]): void {
  for (const id of addedIds) contacts.get(account)?.add(id)
}

const createAuthorization = (
  lot: Lot,
  request: AuthorizationRequest,
  key: string | undefined,
): ModelAction => ({
  description: `${lot.account} creates on lot ${lot.pid} ${describeRequest(request)}${describeKey(key)}`,
  run: async (model, { call, mock }) => {
    const body = createBody(model, request, true)
    const previousIds = new Set(mock.db.authorizations.all().map(({ id }) => id))
    const send = () => call(lot.account, 'POST', paths.create(101, lot.pid), { body, key })
    const operation = { account: lot.account, operation: 'create', key }
    const response = await sendAndGetNewResponse(model.firstResponses, operation, send)
    if (!response) return
    const expectedAuthorization = predictCreation(model, lot, request)
    expect(response.status).toBe(expectedAuthorization ? 201 : 400)
    const newRows = mock.db.authorizations.all().filter(({ id }) => !previousIds.has(id))
    expect(newRows).toHaveLength(expectedAuthorization ? 1 : 0)
    if (!expectedAuthorization) return
    model.authorizations.push({ ...expectedAuthorization, id: newRows[0]?.id ?? 0 })
    addContacts(model, lot, expectedAuthorization.people)
  },
})

/** Creates four authorizations, so that the list soon has several pages. */
const createFourAuthorizations = (lot: Lot, request: AuthorizationRequest): ModelAction => ({
  description: `four times, ${createAuthorization(lot, request, undefined).description}`,
  run: async (model, real) => {
    for (let times = 0; times < 4; times += 1)
      await createAuthorization(lot, request, undefined).run(model, real)
  },
})

/** Returns the authorization of a lot at the index. An index after the last authorization wraps around. */
const chooseAuthorization = (model: Model, lot: Lot, index: number): ModelAuthorization => {
  const authorizations = findByLot(model, lot)
  return authorizations[index % authorizations.length] as ModelAuthorization
}

const hasAuthorizations = (lot: Lot) => (model: Model) => findByLot(model, lot).length > 0

const changeAuthorization = (
  lot: Lot,
  index: number,
  request: AuthorizationRequest,
  key: string | undefined,
): ModelAction => ({
  description: `${lot.account} edits authorization ${index} of lot ${lot.pid} to ${describeRequest(request)}${describeKey(key)}`,
  isPossible: hasAuthorizations(lot),
  run: async (model, { call }) => {
    const authorization = chooseAuthorization(model, lot, index)
    const body = createBody(model, request, false)
    const send = () => call(lot.account, 'PUT', paths.update(101, lot.pid, authorization.id), { body, key })
    const operation = { account: lot.account, operation: 'change', key }
    const response = await sendAndGetNewResponse(model.firstResponses, operation, send)
    if (!response) return
    const hasEnded = authorization.isCancelled || !isActive(model, authorization)
    const expectedAuthorization = predictUpdate(model, authorization, request)
    expect(response.status).toBe(hasEnded ? 409 : expectedAuthorization ? 200 : 400)
    if (hasEnded || !expectedAuthorization) return
    Object.assign(authorization, expectedAuthorization)
    addContacts(model, lot, expectedAuthorization.people)
  },
})

const cancelAuthorization = (lot: Lot, index: number, key: string | undefined): ModelAction => ({
  description: `${lot.account} cancels authorization ${index} of lot ${lot.pid}${describeKey(key)}`,
  isPossible: hasAuthorizations(lot),
  run: async (model, { call }) => {
    const authorization = chooseAuthorization(model, lot, index)
    const send = () => call(lot.account, 'PUT', paths.cancel(authorization.id), { key })
    const operation = { account: lot.account, operation: 'cancel', key }
    const response = await sendAndGetNewResponse(model.firstResponses, operation, send)
    if (!response) return
    expect(response.status).toBe(authorization.isCancelled ? 409 : 200)
    authorization.isCancelled = true
  },
})

const callFromOtherAccount = (
  lot: Lot,
  index: number,
  operation: 'read' | 'cancel' | 'people',
): ModelAction => ({
  description: `another account calls '${operation}' for authorization ${index} of lot ${lot.pid}`,
  isPossible: hasAuthorizations(lot),
  run: async (model, { call }) => {
    const { id } = chooseAuthorization(model, lot, index)
    const otherAccount = lots.find(({ account }) => account !== lot.account)?.account ?? ''
    const method = operation === 'cancel' ? 'PUT' : 'GET'
    expect((await call(otherAccount, method, paths[operation](id))).status).toBe(404)
  },
})

const addGuest = (lot: Lot, id_number: string): ModelAction => ({
  description: `${lot.account} adds the guest with document number ${id_number}`,
  run: async (model, { call }) => {
    const body = createGuestInput({ id_number })
    const response = await call(lot.account, 'POST', paths.addGuest(101, lot.pid), { body })
    const personId = [...model.persons].find(([, { document }]) => document === id_number)?.[0]
    const contacts = model.contacts.get(lot.account)
    const isContact = personId !== undefined && contacts?.has(personId)
    expect(response.status).toBe(isContact ? 409 : 201)
    if (isContact) return
    const { id, full_name } = response.body as Schemas['Person']
    if (personId === undefined) expect(model.persons.has(id)).toBe(false)
    else expect(id).toBe(personId)
    model.persons.set(id, { name: full_name, document: id_number })
    contacts?.add(id)
  },
})

/** Advances the clock. An account whose session has then expired gets the status 401 and signs in again. */
const advanceTime = (duration: string): ModelAction => ({
  description: `the clock advances by ${duration}`,
  run: async (model, { call, advance, signIn }) => {
    await advance(duration)
    model.now += parseDuration(duration) ?? 0
    for (const [account, expiresAt] of model.sessionEnds) {
      const { status } = await call(account, 'GET', paths.contacts(101))
      expect(status).toBe(expiresAt <= model.now ? 401 : 200)
      if (status === 200) continue
      await signIn(account)
      model.sessionEnds.set(account, model.now + sessionLength)
    }
  },
})

/** Chooses the first lot more often than the others. Its list of authorizations then has several pages. */
const someLot = fc.constantFrom(lots[0], lots[0], ...lots)
const someKey = fc.option(fc.constantFrom('first-key', 'second-key'), { nil: undefined, freq: 3 })
const someIndex = fc.nat({ max: 11 })
const somePeople = fc.array(
  fc.oneof({ weight: 60, arbitrary: fc.constantFrom(...personIds) }, fc.constantFrom(...unregisteredIds)),
  { maxLength: 7 },
)
const someRequest: Arbitrary<AuthorizationRequest> = fc
  .record({
    name: fc.constantFrom('Jardín', 'Íñigo Núñez', 'Obra 4071'),
    isInvitation: fc.boolean(),
    days: fc
      .tuple(fc.nat({ max: 3 }), fc.integer({ min: -1, max: 20 }))
      .map(([firstDay, length]) => [firstDay, firstDay + length] as const),
    people: somePeople,
    removedPeople: fc.subarray(personIds, { maxLength: 3 }),
    seats: fc.option(fc.integer({ min: 2, max: 9 }), { nil: undefined, freq: 6 }),
  })
  .map(({ seats, ...request }) => (request.isInvitation ? { ...request, seats } : request))

/** The arbitraries of the commands: residents send calls about authorizations and guests, and the clock advances. */
export const authorizationCommands: Arbitrary<AsyncCommand<Model, SignedInBackend>>[] = [
  fc
    .tuple(someLot, someRequest, someKey)
    .map(([lot, request, key]) => createAuthorization(lot, { ...request, removedPeople: [] }, key)),
  fc
    .tuple(someLot, someRequest)
    .map(([lot, request]) => createFourAuthorizations(lot, { ...request, removedPeople: [] })),
  fc.tuple(someLot, someIndex, someRequest, someKey).map((args) => changeAuthorization(...args)),
  fc.tuple(someLot, someIndex, someKey).map((args) => cancelAuthorization(...args)),
  fc
    .tuple(someLot, someIndex, fc.constantFrom('read', 'cancel', 'people'))
    .map((args) => callFromOtherAccount(...args)),
  fc.tuple(someLot, fc.constantFrom(...documentNumbers)).map((args) => addGuest(...args)),
  fc.constantFrom('PT3H', 'P1D', 'P6D').map((duration) => advanceTime(duration)),
].map((actions) => actions.map((action) => toCommand(action, expectListsOfModel)))
