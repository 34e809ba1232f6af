/*
 * What the controls of the mock backend take and answer. Without imports, so that it can be copied together with
 * `client.ts`, which speaks of it.
 */

/** The worlds that can be asked for. */
export type ScenarioName = 'demo' | 'empty' | 'large' | 'errors'

/**
 * A known world to begin from. What is not said is as the host was started; the defaults are those of one that was told
 * nothing.
 */
export interface ResetRequest {
  /** 'demo' by default. */
  scenario?: ScenarioName
  /** Of ids and tokens: 1 by default. From 0 to 2^53 - 1. */
  seed?: number
  /** ISO 8601, with its offset. The host's time by default, which is another one at each reset. */
  now?: string
  /** Whether the clock goes on; else it stands still. By default it stands still where `now` is said, else it goes on. */
  tick?: boolean
}

/** A failure that is asked for. */
export interface Fault {
  operationId: string
  /** A status of HTTP from 200 to 599; 'timeout' hangs, 'garbage' is not the API's; 'lost' is done, and then the connection is cut. */
  status: number | 'network' | 'timeout' | 'garbage' | 'lost'
  /** How many calls fail, from 1 on; without it, all. */
  times?: number
  /** How many calls are let through before; none by default. */
  skip?: number
  /** Instead of the documented one; a text is sent as HTML. */
  body?: unknown
}

/** Whole milliseconds that every call waits, drawn anew for each: from 0 to 600000, `min` no more than `max`. */
export interface Latency {
  min: number
  max: number
}

/** What changes; absent parts stay. */
export interface Settings {
  latency?: Latency
  /** All that there are from now on. */
  faults?: Fault[]
  /** ISO 8601, with its offset. Not beside `advance` or `real`. */
  now?: string
  /** An ISO 8601 duration of weeks, days, hours, minutes and seconds, such as P1D. */
  advance?: string
  /** Back to the time of the host, with which the clock goes on from then on. A backend in a test's own process has none. */
  real?: true
}

/** How the world stands. */
export interface State {
  scenario: ScenarioName
  seed: number
  /** The instant for which the scenario was built: before `now`, if the clock was moved or went on. */
  began: string
  now: string
  tick: boolean
  /** Rows of each collection. */
  counts: Record<string, number>
  settings: { latency: Latency; faults: Fault[] }
}

/** What the backend "sent". */
export interface Mail {
  to: string
  subject: string
  /**
   * 'registration' has the code of who is to sign up, 'recovery' the link to choose another password, 'invitation' the
   * code of a guest's pass, 'manager' the link of who is to manage a work, and their code to sign up if they have to.
   */
  kind: 'recovery' | 'registration' | 'invitation' | 'manager'
  /** As the addressee would click on it. */
  link?: string
  code?: string
  at: string
}

/** Somebody who can sign in. */
export interface Account {
  username: string
  document: string
  name: string
  /** Who it is, in a Spanish sentence. */
  description: string
}

/** An operation of the contract: what a fault can be asked of. */
export interface Operation {
  operationId: string
  method: string
  path: string
  tag: string
  summary: string
}

/** Who is at which gate: by a code, as a person, or by the plate of the car. */
export type Arrival = { gate: number } & (
  | { qrcode: string; person?: number; plate?: string }
  | { person: number; plate?: string }
  | { plate: string }
)

/** What the guard did. */
export interface Passage {
  /** Spanish. */
  message: string
  /** As the contract's `ActivityRecord`. */
  movement: Record<string, unknown>
}

/** Somebody whom the guard may expect, or who is inside. */
export interface GatePerson {
  person: number
  name: string
  document: string
  /** Whose or what for, in Spanish: 'Lote A-12 · Cumpleaños'. */
  reason: string
  /** Of the permit that lets in; null for residents and workers. */
  qrcode: string | null
  /** With which they came, or drive. */
  plate: string | null
  neighbourhood: string
  /** ISO 8601; since when inside, null for whoever is not. */
  since: string | null
}

/** What the guard sees. */
export interface GateView {
  /** All, whatever was searched. */
  gates: { gate: number; name: string; neighbourhood: string }[]
  /**
   * With a permit for today, and not inside; at most fifty. With a search, also whoever else is known by it: the guard
   * then says why not.
   */
  expected: GatePerson[]
  /** At most fifty, the newest first. */
  inside: GatePerson[]
}

/** What the Administration says of a submission, or of one of its people. */
export interface Decision {
  submission: number
  /** One of its people; without it the submission as a whole. */
  person?: number
  status: 'APPROVED' | 'REJECTED'
  /** Why; told only when it rejects. Up to 1000 characters. */
  comment?: string
}

/** A submission once something of it was decided: as the contract's `InsuranceSubmission` or `BackgroundCheckSubmission`. */
export interface DecidedSubmission {
  id: number
  /** Of the whole: still 'PENDING' where one of its people was decided. */
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  /** Observations; of a rejected one, why. */
  description: string
  [more: string]: unknown
}

/** A submission that waits for the Administration. */
export interface PendingSubmission {
  submission: number
  kind: 'insurance' | 'background_check'
  neighbourhood: string
  /** Who filed it. */
  by: string
  /** What it is about, in Spanish: the company and the policy, or 'Antecedentes penales'. */
  title: string
  people: { person: number; name: string; document: string; status: 'PENDING' | 'APPROVED' | 'REJECTED' }[]
}

/** The whole state, as a file holds it: how the world began, and what was done in it. */
export interface StateFile {
  format: 'portal-mock-state'
  /** Of the project: only the same one can take it. */
  version: string
  /** The instant of the world when it was exported: there its clock goes on. */
  now: string
  header: Record<string, unknown>
  entries: Record<string, unknown>[]
}
