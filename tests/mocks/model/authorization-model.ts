import { addDays } from '@mocks/rules/calendar'
import { accounts } from '../handlers/backend'
import type { FirstResponses } from './idempotent-calls'

/** The lots whose authorizations are modelled; residente has two of the lots. */
export const lots = [
  { account: accounts.residente, pid: 201 },
  { account: accounts.residente, pid: 202 },
  { account: accounts.consejo, pid: 205 },
] as const

export type Lot = (typeof lots)[number]

/** An authorization of the model. */
export interface ModelAuthorization {
  id: number
  pid: number
  name: string
  isInvitation: boolean
  from: string
  to: string
  /** The ids of the people, in the order of addition. */
  people: number[]
  seats: number | null
  isCancelled: boolean
}

/** The input of a creation or an update. `days` are relative to today. */
export interface AuthorizationRequest {
  name: string
  isInvitation: boolean
  days: readonly [from: number, to: number]
  people: readonly number[]
  removedPeople: readonly number[]
  seats?: number
}

export interface Model {
  /** Milliseconds since 1970. */
  now: number
  /** Full name and document by person id; all people belong to the same neighbourhood. */
  persons: Map<number, { name: string; document: string }>
  authorizations: ModelAuthorization[]
  /** The person ids of the contacts of each account. */
  contacts: Map<string, Set<number>>
  /** The end of the session of each account, in milliseconds since 1970. */
  sessionEnds: Map<string, number>
  firstResponses: FirstResponses
}

const hour = 60 * 60 * 1000

/** The lifetime of a session, in milliseconds. */
export const sessionLength = 8 * hour

const buenosAiresOffset = 3 * hour

/** Returns the current day in Buenos Aires. */
export const getToday = ({ now }: Model): string =>
  new Date(now - buenosAiresOffset).toISOString().slice(0, 10)

export const findByLot = ({ authorizations }: Model, { pid }: Lot): ModelAuthorization[] =>
  authorizations.filter((row) => row.pid === pid)

export const isActive = (model: Model, { to }: ModelAuthorization): boolean => to >= getToday(model)

/** Lists the authorizations of a lot, the newest first. */
export const listAuthorizations = (
  model: Model,
  lot: Lot,
  expectedActive: boolean | undefined,
): ModelAuthorization[] =>
  findByLot(model, lot)
    .filter(
      (row) => !row.isCancelled && (expectedActive === undefined || isActive(model, row) === expectedActive),
    )
    .sort((left, right) => right.id - left.id)

const toPlainText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Finds the ids of the people whose name or document contains the search text. */
const findPersonIds = ({ persons }: Model, search: string): Set<number> => {
  const foundPeople = [...persons].filter(
    ([, { name, document }]) => toPlainText(name).includes(toPlainText(search)) || document.includes(search),
  )
  return new Set(foundPeople.map(([id]) => id))
}

/** Finds authorizations by their name or by their people. */
export const searchAuthorizations = (model: Model, lot: Lot, search: string): ModelAuthorization[] => {
  const personIds = findPersonIds(model, search)
  return listAuthorizations(model, lot, undefined).filter(
    ({ name, people: ids }) =>
      toPlainText(name).includes(toPlainText(search)) || ids.some((id) => personIds.has(id)),
  )
}

const spanish = new Intl.Collator('es', { sensitivity: 'base' })

/** Sorts people by name. */
export const sortByName = ({ persons }: Model, ids: Iterable<number>): number[] => {
  const getName = (id: number) => persons.get(id)?.name ?? ''
  return [...ids].sort((left, right) => spanish.compare(getName(left), getName(right)) || left - right)
}

/** Whether a request is valid; `people` and `seats` are the values of the resulting authorization. */
function isAcceptable(
  { persons }: Model,
  people: readonly number[],
  seats: number | null,
  request: AuthorizationRequest,
): boolean {
  if (!people.every((id) => persons.has(id)) || request.days[1] < request.days[0]) return false
  return request.isInvitation ? seats !== null && seats >= people.length : people.length > 0
}

/** Predicts the created authorization; undefined for an invalid request. */
export function predictCreation(
  model: Model,
  lot: Lot,
  request: AuthorizationRequest,
): Omit<ModelAuthorization, 'id'> | undefined {
  const people = [...new Set(request.people)]
  const seats = request.isInvitation ? (request.seats ?? null) : null
  if (!isAcceptable(model, people, seats, request)) return undefined
  const [from, to] = request.days.map((days) => addDays(getToday(model), days)) as [string, string]
  return {
    pid: lot.pid,
    name: request.name,
    isInvitation: request.isInvitation,
    from,
    to,
    people,
    seats,
    isCancelled: false,
  }
}

/** Predicts the changed authorization; undefined for an invalid request. A person who is both added and removed stays. */
export function predictUpdate(
  model: Model,
  before: ModelAuthorization,
  request: AuthorizationRequest,
): ModelAuthorization | undefined {
  const addedPeople = [...new Set(request.people)]
  const remainingPeople = before.people.filter(
    (id) => !request.removedPeople.includes(id) && !addedPeople.includes(id),
  )
  const nextPeople = [...remainingPeople, ...addedPeople]
  const seats = before.isInvitation ? (request.seats ?? before.seats) : null
  if (request.isInvitation !== before.isInvitation || !isAcceptable(model, nextPeople, seats, request))
    return undefined
  const [from, to] = request.days.map((days) => addDays(getToday(model), days)) as [string, string]
  const nextIds = new Set(nextPeople)
  const people = [
    ...before.people.filter((id) => nextIds.has(id)),
    ...addedPeople.filter((id) => !before.people.includes(id)),
  ]
  return { ...before, name: request.name, from, to, people, seats }
}
