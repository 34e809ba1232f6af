/*
 * The controls of the mock backend, typed: for end-to-end tests, also of other teams, and for the panel in the page. It
 * can be copied, with `control-types.ts` beside it: a server of the mock has both at `/docs/client.ts` and
 * `/docs/control-types.ts`, and `/docs/tests.html` tells how to use them.
 */

import type {
  Account,
  Arrival,
  Beginning,
  Decision,
  GateView,
  Mail,
  Operation,
  Passage,
  PendingSubmission,
  ScenarioName,
  Settings,
  State,
  StateFile,
} from './control-types.ts'

export type * from './control-types.ts'

/** The instant of tests, unless they say otherwise: a Monday. */
export const now = '2026-03-16T10:00:00-03:00'

/** The scenarios. */
export const scenarios = ['demo', 'empty', 'large', 'errors'] as const satisfies readonly ScenarioName[]

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

  /** `search` is a part of a name, a document, a plate or a code. `at` is a gate: then only its neighbourhood counts. */
  async gate(search = '', at?: number): Promise<GateView> {
    const where = at === undefined ? '' : `&gate=${at}`
    return (await this.#send('GET', `gate?search=${encodeURIComponent(search)}${where}`)) as GateView
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
export function mockAt(url: string, reach: Reach = {}): Mock {
  return new Mock(callsTo(url, reach))
}

/** The calls that such a mock takes, for a `Mock` of one's own. */
export function callsTo(url: string, { session, fetch: ask = fetch }: Reach = {}): Send {
  return async (method, control, body) => {
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
  }
}
