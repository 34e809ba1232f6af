import { addDays } from '@mocks/rules/calendar'
import { accounts } from '../handlers/backend'
import type { FirstResponses } from './idempotent-calls'

/** The lots of the model, each with the account that calls the backend. */
export const lots = [
  { account: accounts.residente, pid: 201 },
  { account: accounts.residente, pid: 202 },
  { account: accounts.consejo, pid: 205 },
] as const

export type Lot = (typeof lots)[number]

/** An authorization that the backend should have. */
export interface ModelAuthorization {
  id: number
  pid: number
  name: string
  isInvitation: boolean
  from: string
  to: string
  /** The ids of the authorized people, in the order in which they were added. */
  people: number[]
  seats: number | null
  isCancelled: boolean
}

/** The input of a creation or an update. */
export interface AuthorizationRequest {
  name: string
  isInvitation: boolean
  /** The first and the last day, as a number of days after today. */
  days: readonly [from: number, to: number]
  /** The ids of the people to add. */
  people: readonly number[]
  removedPeople: readonly number[]
  seats?: number
}

/** The state that the backend should have. */
export interface Model {
  /** The time of the backend's clock, in milliseconds since 1970. */
  now: number
  /** The full name and the document number of each person of neighbourhood 101, by person id. */
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

/**
 * Lists the authorizations of a lot that are not cancelled, the newest first. If `expectedActive` is a boolean, lists only the
 * active authorizations (true) or only the expired authorizations (false).
 */
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

/** Finds the ids of the people whose name or document number contains the search text. */
const findPersonIds = ({ persons }: Model, search: string): Set<number> => {
  const foundPeople = [...persons].filter(
    ([, { name, document }]) => toPlainText(name).includes(toPlainText(search)) || document.includes(search),
  )
  return new Set(foundPeople.map(([id]) => id))
}

/**
 * Finds the authorizations of a lot that contain the search text in their name, or in the name or document number of an
 * authorized person.
 */
export const searchAuthorizations = (model: Model, lot: Lot, search: string): ModelAuthorization[] => {
  const personIds = findPersonIds(model, search)
  return listAuthorizations(model, lot, undefined).filter(
    ({ name, people: ids }) =>
      toPlainText(name).includes(toPlainText(search)) || ids.some((id) => personIds.has(id)),
  )
}

const spanish = new Intl.Collator('es', { sensitivity: 'base' })

/** Sorts person ids by the names of the persons. */
export const sortByName = ({ persons }: Model, ids: Iterable<number>): number[] => {
  const getName = (id: number) => persons.get(id)?.name ?? ''
  return [...ids].sort((left, right) => spanish.compare(getName(left), getName(right)) || left - right)
}

/** Whether a request is valid. `people` and `seats` are the values that the authorization would have after the request. */
function isAcceptable(
  { persons }: Model,
  people: readonly number[],
  seats: number | null,
  request: AuthorizationRequest,
): boolean {
  if (!people.every((id) => persons.has(id)) || request.days[1] < request.days[0]) return false
  return request.isInvitation ? seats !== null && seats >= people.length : people.length > 0
}

/** Predicts the authorization that a request creates; undefined for an invalid request. */
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

/**
 * Predicts an authorization after an update; undefined for an invalid request. A person that the request both adds and removes
 * stays authorized.
 */
export function predictUpdate(
  model: Model,
  current: ModelAuthorization,
  request: AuthorizationRequest,
): ModelAuthorization | undefined {
  const addedPeople = [...new Set(request.people)]
  const remainingPeople = current.people.filter(
    (id) => !request.removedPeople.includes(id) && !addedPeople.includes(id),
  )
  const nextPeople = [...remainingPeople, ...addedPeople]
  const seats = current.isInvitation ? (request.seats ?? current.seats) : null
  if (request.isInvitation !== current.isInvitation || !isAcceptable(model, nextPeople, seats, request))
    return undefined
  const [from, to] = request.days.map((days) => addDays(getToday(model), days)) as [string, string]
  const nextIds = new Set(nextPeople)
  const people = [
    ...current.people.filter((id) => nextIds.has(id)),
    ...addedPeople.filter((id) => !current.people.includes(id)),
  ]
  return { ...current, name: request.name, from, to, people, seats }
}
