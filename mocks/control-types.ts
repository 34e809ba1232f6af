/* The types of the controls. This file has no imports, so that other teams can copy it together with `client.ts`. */

/** The scenarios. */
export type ScenarioName = 'demo' | 'empty' | 'large' | 'errors'

/** The initial state of a world. The defaults below are those of a host that was started without options. */
export interface ResetRequest {
  /** Defaults to 'demo'. */
  scenario?: ScenarioName
  /** The seed of ids and tokens, from 0 to 2^53 - 1. Defaults to 1. */
  seed?: number
  /** ISO 8601 with an offset. Defaults to the host's current time. */
  now?: string
  /** Whether the clock ticks. Defaults to false if `now` is set, else to true. */
  tick?: boolean
}

/** An injected failure. */
export interface Fault {
  operationId: string
  /**
   * An HTTP status from 200 to 599; 'network' breaks the connection, 'timeout' sends no response, 'garbage' responds
   * with HTML, 'lost' runs the call and then breaks the connection.
   */
  status: number | 'network' | 'timeout' | 'garbage' | 'lost'
  /** The number of calls that fail, at least 1. By default, all calls fail. */
  times?: number
  /** The number of calls that succeed before the first failure. Defaults to 0. */
  skip?: number
  /** Replaces the documented body. A string is sent as HTML. */
  body?: unknown
}

/** The delay of every call: a random number of milliseconds from `min` to `max`. Both limits are from 0 to 600000. */
export interface Latency {
  min: number
  max: number
}

/** A change of the settings; absent fields stay unchanged. */
export interface Settings {
  latency?: Latency
  /** Replaces all faults. */
  faults?: Fault[]
  /** ISO 8601 with an offset. Not allowed together with `advance` or `real`. */
  now?: string
  /** An ISO 8601 duration of weeks, days, hours, minutes and seconds, such as P1D. */
  advance?: string
  /** Resets the clock to the running clock of the host. A backend in the process of a test has no running clock. */
  real?: true
}

/** The current state of the world. */
export interface State {
  scenario: ScenarioName
  seed: number
  /** The instant for which the scenario was built. */
  began: string
  now: string
  tick: boolean
  /** The number of rows of each collection. */
  counts: Record<string, number>
  settings: { latency: Latency; faults: Fault[] }
}

/** A mail that the backend stored instead of sending it. */
export interface Mail {
  to: string
  subject: string
  /**
   * 'registration' has a registration code, 'recovery' the link to choose another password, 'invitation' the code of a
   * guest's pass, 'manager' the link for a work manager, with a registration code if they have no account.
   */
  kind: 'recovery' | 'registration' | 'invitation' | 'manager'
  /** The full URL. */
  link?: string
  code?: string
  at: string
}

/** An account that can sign in. */
export interface Account {
  username: string
  document: string
  name: string
  /** A Spanish sentence about the account. */
  description: string
}

/** An operation of the contract. */
export interface Operation {
  operationId: string
  method: string
  path: string
  tag: string
  summary: string
}

/** A person at a gate, identified by a code, a person id or a plate. */
export type CheckInRequest = { gate: number } & (
  | { qrcode: string; person?: number; plate?: string }
  | { person: number; plate?: string }
  | { plate: string }
)

/** The result of a check-in or check-out. */
export interface CheckInResult {
  /** A Spanish sentence. */
  message: string
  /** The contract's `ActivityRecord`. */
  movement: Record<string, unknown>
}

/** A person who is expected or inside. */
export interface GatePerson {
  person: number
  name: string
  document: string
  /** The lot and the occasion, in Spanish: 'Lote A-12 · Cumpleaños'. */
  reason: string
  /** The code of the authorization; null for residents and workers. */
  qrcode: string | null
  /** The plate of the last entry, or of the registered vehicle. */
  plate: string | null
  neighbourhood: string
  /** The time of entry, ISO 8601; null for a person who is not inside. */
  since: string | null
}

/** The guard's view of the gates. */
export interface GateView {
  /** All gates, regardless of the search. */
  gates: { gate: number; name: string; neighbourhood: string }[]
  /** At most fifty people with a permit for today. A search also finds people without a permit; their check-in is refused. */
  expected: GatePerson[]
  /** At most fifty people, the newest entry first. */
  inside: GatePerson[]
}

/** The Administration's decision on a submission, or on one of its people. */
export interface Decision {
  submission: number
  /** The id of one person of the submission. Without an id, the decision applies to the whole submission. */
  person?: number
  status: 'APPROVED' | 'REJECTED'
  /** The reason of a rejection, up to 1000 characters. */
  comment?: string
}

/** A submission after a decision: the contract's `InsuranceSubmission` or `BackgroundCheckSubmission`. */
export interface DecidedSubmission {
  id: number
  /** The status of the whole submission, which stays 'PENDING' after a decision on one person. */
  status: 'PENDING' | 'APPROVED' | 'REJECTED'
  /** Observations, or the reason of a rejection. */
  description: string
  [field: string]: unknown
}

/** A pending submission. */
export interface PendingSubmission {
  submission: number
  kind: 'insurance' | 'background_check'
  neighbourhood: string
  /** The name of the creator. */
  by: string
  /** A Spanish title: the insurer and the policy, or 'Antecedentes penales'. */
  title: string
  people: { person: number; name: string; document: string; status: 'PENDING' | 'APPROVED' | 'REJECTED' }[]
}

/** An exported state: the initial state and all changes. */
export interface StateFile {
  format: 'portal-mock-state'
  /** The project's version. Only the same version can import the file. */
  version: string
  /** The world's time at the export, from which the clock continues after an import. */
  now: string
  header: Record<string, unknown>
  entries: Record<string, unknown>[]
}
