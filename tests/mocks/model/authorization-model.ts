import { addDays } from '@mocks/rules/calendar'
import { accounts } from '../handlers/backend'
import type { FirstAnswers } from './first-answers'

/** The lots whose authorizations are modelled; residente has two. */
export const lots = [
  { account: accounts.residente, pid: 201 },
  { account: accounts.residente, pid: 202 },
  { account: accounts.consejo, pid: 205 },
] as const

export type Lot = (typeof lots)[number]

/** An authorization as the model knows it. */
export interface Kept {
  id: number
  pid: number
  name: string
  isInvitation: boolean
  from: string
  to: string
  /** In the order in which they joined. */
  people: number[]
  seats: number | null
  isCancelled: boolean
}

/** What is sent to create or to change one. Days are counted from today. */
export interface Sent {
  name: string
  isInvitation: boolean
  days: readonly [from: number, to: number]
  people: readonly number[]
  leaving: readonly number[]
  seats?: number
}

export interface Model {
  /** Milliseconds since 1970. */
  now: number
  /** Full name and document by person; all of them of the same neighbourhood. */
  persons: Map<number, { name: string; document: string }>
  kept: Kept[]
  contacts: Map<string, Set<number>>
  /** When the session of an account ends. */
  sessionEnds: Map<string, number>
  firstAnswers: FirstAnswers
}

/** Sessions last eight hours. */
export const sessionLength = 8 * 60 * 60 * 1000

/** The day in Buenos Aires. */
export const todayOf = ({ now }: Model): string =>
  new Date(now - 3 * 60 * 60 * 1000).toISOString().slice(0, 10)

export const ofLot = ({ kept }: Model, { pid }: Lot): Kept[] => kept.filter((one) => one.pid === pid)

export const isActive = (model: Model, { to }: Kept): boolean => to >= todayOf(model)

/** What must be listed of a lot, the newest first. */
export const listed = (model: Model, lot: Lot, active: boolean | undefined): Kept[] =>
  ofLot(model, lot)
    .filter((one) => !one.isCancelled && (active === undefined || isActive(model, one) === active))
    .sort((one, other) => other.id - one.id)

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whom a search for part of a name or of a document finds, by person. */
const found = ({ persons }: Model, search: string): Set<number> => {
  const hits = [...persons].filter(
    ([, { name, document }]) => plain(name).includes(plain(search)) || document.includes(search),
  )
  return new Set(hits.map(([id]) => id))
}

/** What a search must list: by the name of the authorization, or by its people. */
export const searched = (model: Model, lot: Lot, search: string): Kept[] => {
  const people = found(model, search)
  return listed(model, lot, undefined).filter(
    ({ name, people: own }) => plain(name).includes(plain(search)) || own.some((id) => people.has(id)),
  )
}

const spanish = new Intl.Collator('es', { sensitivity: 'base' })

/** People in the order of their names. */
export const byName = ({ persons }: Model, ids: Iterable<number>): number[] => {
  const name = (id: number) => persons.get(id)?.name ?? ''
  return [...ids].sort((one, other) => spanish.compare(name(one), name(other)) || one - other)
}

/** Whether what is sent may become that authorization: the people and the seats that it would have. */
function isAcceptable(
  { persons }: Model,
  people: readonly number[],
  seats: number | null,
  sent: Sent,
): boolean {
  if (!people.every((id) => persons.has(id)) || sent.days[1] < sent.days[0]) return false
  return sent.isInvitation ? seats !== null && seats >= people.length : people.length > 0
}

/** What creating makes; undefined if it must be refused. */
export function created(model: Model, lot: Lot, sent: Sent): Omit<Kept, 'id'> | undefined {
  const people = [...new Set(sent.people)]
  const seats = sent.isInvitation ? (sent.seats ?? null) : null
  if (!isAcceptable(model, people, seats, sent)) return undefined
  const [from, to] = sent.days.map((days) => addDays(todayOf(model), days)) as [string, string]
  return {
    pid: lot.pid,
    name: sent.name,
    isInvitation: sent.isInvitation,
    from,
    to,
    people,
    seats,
    isCancelled: false,
  }
}

/** What changing makes of one that stands; undefined if it must be refused. Who joins comes last; who leaves and joins stays. */
export function changed(model: Model, before: Kept, sent: Sent): Kept | undefined {
  const joining = [...new Set(sent.people)]
  const staying = before.people.filter((id) => !sent.leaving.includes(id) && !joining.includes(id))
  // Who was there keeps the place; only the new ones come after.
  const next = [...staying, ...joining]
  const seats = before.isInvitation ? (sent.seats ?? before.seats) : null
  if (sent.isInvitation !== before.isInvitation || !isAcceptable(model, next, seats, sent)) return undefined
  const [from, to] = sent.days.map((days) => addDays(todayOf(model), days)) as [string, string]
  const isThere = new Set(next)
  const people = [
    ...before.people.filter((id) => isThere.has(id)),
    ...joining.filter((id) => !before.people.includes(id)),
  ]
  return { ...before, name: sent.name, from, to, people, seats }
}
