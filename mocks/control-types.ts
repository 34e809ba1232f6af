/* The types of the controls. This file has no imports, so that other teams can copy it together with `client.ts`. */

/** The scenarios. */
export type ScenarioName = 'demo' | 'empty' | 'large' | 'errors'

/** The initial state that a reset gives to a world. The defaults below are those of a host without options. */
export interface ResetRequest {
  /** Defaults to 'demo'. */
  scenario?: ScenarioName
  /** The seed of ids and tokens, from 0 to 2^53 - 1. Defaults to 1. */
  seed?: number
  /** ISO 8601 with an offset. Defaults to the host's current time, or to a fixed Monday if the host has no running clock. */
  now?: string
  /** Whether the clock ticks. Defaults to false if `now` is set, else to true. Needs a host with a running clock. */
  tick?: boolean
}

/** A failure that the backend injects into the calls of one operation. */
export interface Fault {
  operationId: string
  /**
   * An HTTP status from 200 to 599, or a word. 'network' breaks the connection. 'timeout' sends no response. 'garbage'
   * responds with HTML. 'lost' runs the call and then breaks the connection.
   */
  status: number | 'network' | 'timeout' | 'garbage' | 'lost'
  /** The number of calls that fail, at least 1. By default, all calls after the first `skip` calls fail. */
  times?: number
  /** The number of calls that run normally before the first failure. Defaults to 0. */
  skip?: number
  /** The response body; defaults to the contract's example for the status. A string is sent as HTML. */
  body?: unknown
  /** The header `Retry-After` of the response: seconds, such as '120', or an HTTP date. */
  retryAfter?: string
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
  /** Sets the clock to the host's time, and lets the clock tick. A host without a running clock refuses `real`. */
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
   * 'registration' has a registration code. 'recovery' has a link to choose a new password. 'invitation' has the access
   * code of a guest. 'manager' has a link for a work manager. For a person without an account, 'manager' also has a
   * registration code.
   */
  kind: 'recovery' | 'registration' | 'invitation' | 'manager'
  /** The absolute URL of a page of the portal. */
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

/** A request to check a person in or out at a gate. A code, a person id or a plate identifies the person. */
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

/** A person in the guard's view, who is expected today or is inside the neighbourhood. */
export interface GatePerson {
  person: number
  name: string
  document: string
  /** The lot and the occasion, such as 'Lote A-12 · Cumpleaños'; for a person without a permit, a Spanish sentence. */
  reason: string
  /** The code of the authorization; null for a person without one, such as a resident or a worker. */
  qrcode: string | null
  /** The plate of the last entry; an expected person may instead have the plate of a registered vehicle. */
  plate: string | null
  neighbourhood: string
  /** The time of entry, ISO 8601; null for a person who is not inside. */
  since: string | null
}

/** The guard's view of the gates. */
export interface GateView {
  /** All gates. The search text and the chosen gate limit only the people. */
  gates: { gate: number; name: string; neighbourhood: string }[]
  /** At most fifty people who may enter today. A search also finds people without a permit, whose check-in is refused. */
  expected: GatePerson[]
  /** At most fifty people, the latest check-in first. */
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
  /** The observations of the creator; after a rejection, the reason of the rejection. */
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
  people: {
    person: number
    name: string
    document: string
    status: 'PENDING' | 'APPROVED' | 'REJECTED'
    /** The reason of a rejection; null without a rejection or a reason. */
    comment: string | null
  }[]
}

/** An exported world: its initial state (`header`) and all changes since then (`entries`). */
export interface StateFile {
  format: 'portal-mock-state'
  /** The project's version. Only the same version can import the file. */
  version: string
  /** The world's time at the export, from which the clock continues after an import. */
  now: string
  header: Record<string, unknown>
  entries: Record<string, unknown>[]
}
