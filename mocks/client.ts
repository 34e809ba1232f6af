/*
 * The controls of the mock backend, typed: for end-to-end tests, also of other teams, and for the panel in the page. One
 * file without imports, so that it can be copied; a server of the mock has it at `/docs/client.ts`, and `/docs/tests.html`
 * tells how to use it.
 */

/** The instant of tests, unless they say otherwise: a Monday. */
export const now = '2026-03-16T10:00:00-03:00'

/** The scenarios. */
export const scenarios = ['demo', 'empty', 'large', 'errors'] as const

/** A known world to begin from; each part has a default. */
export interface Beginning {
  scenario?: (typeof scenarios)[number]
  /** Of ids and tokens: 1. */
  seed?: number
  /** ISO 8601, with its offset. */
  now?: string
  /** Whether the clock goes on from `now`; else it stands still. */
  tick?: boolean
}

/** A failure that is asked for. */
export interface Fault {
  operationId: string
  /** A status of HTTP; 'timeout' hangs, 'garbage' is not the API's; 'lost' is done, and then the connection is cut. */
  status: number | 'network' | 'timeout' | 'garbage' | 'lost'
  /** How many calls fail; without it, all. */
  times?: number
  /** How many calls are let through before. */
  skip?: number
  /** Instead of the documented one; a text is sent as HTML. */
  body?: unknown
}

/** Milliseconds that every call waits, drawn anew for each. */
export interface Latency {
  min: number
  max: number
}

/** What changes; absent parts stay. */
export interface Settings {
  latency?: Latency
  /** All that there are from now on. */
  faults?: Fault[]
  now?: string
  /** An ISO 8601 duration, such as P1D. */
  advance?: string
}

/** How the world stands. */
export interface State {
  scenario: (typeof scenarios)[number]
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
  kind: string
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
  plate: string | null
  /** ISO 8601; since when inside, null for whoever is not. */
  since: string | null
}

/** What the guard sees. */
export interface GateView {
  gates: { gate: number; name: string; neighbourhood: string }[]
  /** With a permit for today, and not inside; at most fifty. */
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
  comment?: string
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
  header: Record<string, unknown>
  entries: Record<string, unknown>[]
}

/** One call of a control; answers its body. @throws MockError where it is refused. */
export type Send = (method: string, control: string, body?: unknown) => Promise<unknown>

/** A control that was refused. `body` says why, by field, or as `message` or `detail`. */
export class MockError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(asked: string, status: number, text: string) {
    super(`${asked}: ${status} ${text}`)
    this.name = 'MockError'
    this.status = status
    this.body = parsed(text)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text === '' ? undefined : text
  }
}

/** The mock backend, as tests and the panel drive it: the same in every host. */
export class Mock {
  readonly #send: Send

  constructor(send: Send) {
    this.#send = send
  }

  /** Back to a known world. Who was signed in no longer is. */
  async reset(beginning: Beginning = {}): Promise<State> {
    return (await this.#send('POST', 'reset', beginning)) as State
  }

  async settings(change: Settings): Promise<State> {
    return (await this.#send('PATCH', 'settings', change)) as State
  }

  async state(): Promise<State> {
    return (await this.#send('GET', 'state')) as State
  }

  async mailbox(): Promise<Mail[]> {
    return (await this.#send('GET', 'mailbox')) as Mail[]
  }

  /** Everybody who can sign in, in this scenario. */
  async accounts(): Promise<Account[]> {
    return (await this.#send('GET', 'accounts')) as Account[]
  }

  /** Opens a session without a password; answers what the contract's `login` answers. */
  async signIn(username: string): Promise<Record<string, unknown>> {
    return (await this.#send('POST', 'accounts/sign-in', { username })) as Record<string, unknown>
  }

  async operations(): Promise<Operation[]> {
    return (await this.#send('GET', 'operations')) as Operation[]
  }

  /** What the guard does when somebody comes. @throws MockError 409 `message`: why not. */
  async checkIn(arrival: Arrival): Promise<Passage> {
    return (await this.#send('POST', 'gate/check-in', arrival)) as Passage
  }

  /** What the guard does when they leave. @throws MockError 409 `message`: why not. */
  async checkOut(arrival: Arrival): Promise<Passage> {
    return (await this.#send('POST', 'gate/check-out', arrival)) as Passage
  }

  /** `search` is a part of a name, a document, a plate or a code. */
  async gate(search = ''): Promise<GateView> {
    return (await this.#send('GET', `gate?search=${encodeURIComponent(search)}`)) as GateView
  }

  /** What the Administration does. */
  async decide(decision: Decision): Promise<void> {
    await this.#send('POST', 'administration/decide', decision)
  }

  /** What waits for the Administration, the oldest first. */
  async pending(): Promise<PendingSubmission[]> {
    return (await this.#send('GET', 'administration/pending')) as PendingSubmission[]
  }

  async exportState(): Promise<StateFile> {
    return (await this.#send('GET', 'export')) as StateFile
  }

  /** Takes the place of everything. @throws MockError 400 `message` if it is no such file, or another version's. */
  async importState(file: unknown): Promise<State> {
    return (await this.#send('POST', 'import', file)) as State
  }
}

/** How to reach a mock that listens, or one that answers in the page. */
export interface Reach {
  /** An isolated world, by up to 64 letters, digits, dots, dashes and underscores; without it the common one. */
  session?: string
  /** Instead of the global one. */
  fetch?: typeof fetch
}

/** A mock that listens at `url`, or, called in the page of a build that holds one, answers under that page's address. */
export function mockAt(url: string, { session, fetch: ask = fetch }: Reach = {}): Mock {
  return new Mock(async (method, control, body) => {
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (session !== undefined) headers['X-Mock-Session'] = session
    const response = await ask(`${url.replace(/\/$/, '')}/__mock/${control}`, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    if (!response.ok) throw new MockError(`${method} ${control}`, response.status, text)
    return parsed(text)
  })
}
