/*
 * A typed client of the mock backend's controls, for end-to-end tests and the panel. Other teams can copy it together with
 * `control-types.ts`: the mock server offers both at `/docs/client.ts` and `/docs/control-types.ts`, and a guide at
 * `/docs/tests.html`.
 */

import type {
  Account,
  CheckInRequest,
  CheckInResult,
  DecidedSubmission,
  Decision,
  GateView,
  Mail,
  Operation,
  PendingSubmission,
  ResetRequest,
  ScenarioName,
  Settings,
  State,
  StateFile,
} from './control-types.ts'

export type * from './control-types.ts'

/** The default instant of tests: a Monday. */
export const testInstant = '2026-03-16T10:00:00-03:00'

/** The names of all scenarios. */
export const allScenarios = ['demo', 'empty', 'large', 'errors'] as const satisfies readonly ScenarioName[]

/** Calls a control and returns the body of the response. @throws MockError if the mock refuses the call. */
export type SendControl = (method: string, control: string, body?: unknown) => Promise<unknown>

/**
 * Thrown if the mock refuses a call of a control, or if another server responds. `body` is the parsed JSON of the response.
 * If the response is not JSON, `body` is the text. If the response is empty, `body` is undefined.
 */
export class MockError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(request: string, status: number, text: string) {
    // Shortens long texts, because an HTML page is not informative.
    super(`${request}: ${status} ${text.length > 500 ? `${text.slice(0, 500)}…` : text}`)
    this.name = 'MockError'
    this.status = status
    const value = parseJson(text)
    this.body = value === undefined && text !== '' ? text : value
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const retryIntervalMs = 50

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The client of a mock backend, on any host. */
export class MockClient {
  readonly #send: SendControl

  constructor(send: SendControl) {
    this.#send = send
  }

  async #request<Result>(method: string, control: string, body?: unknown): Promise<Result> {
    return (await this.#send(method, control, body)) as Result
  }

  /**
   * Waits until the mock responds. A server may still be starting. A page's service worker may begin to intercept calls only
   * after the page has loaded.
   * @throws the error of the last attempt after `timeoutMs`; MockError 400 at once if the session name is invalid.
   */
  async ready(timeoutMs = 10_000): Promise<State> {
    let hasTimedOut = false
    const timer = setTimeout(() => {
      hasTimedOut = true
    }, timeoutMs)
    try {
      for (;;) {
        try {
          return await this.state()
        } catch (error) {
          if (hasTimedOut || (error instanceof MockError && error.status === 400)) throw error
        }
        await delay(retryIntervalMs)
      }
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Resets the world and ends all sessions. Absent fields default to the host's initial state: usually the scenario 'demo',
   * the seed 1 and the host's running clock. To get the same world each time, pass `now`.
   * @throws MockError 400 with a message for each invalid field.
   */
  async reset(initialState: ResetRequest = {}): Promise<State> {
    return this.#request('POST', 'reset', initialState)
  }

  /**
   * Changes the clock, the latency or the faults; absent fields stay unchanged.
   * @throws MockError 400 with a message for each invalid field.
   */
  settings = (change: Settings): Promise<State> => this.#request('PATCH', 'settings', change)

  /** Returns the current state of the world. */
  state = (): Promise<State> => this.#request('GET', 'state')

  /** Returns the mails that the backend stored instead of sending them, the newest first. */
  mailbox = (): Promise<Mail[]> => this.#request('GET', 'mailbox')

  /** Returns the accounts of the scenario, and the accounts that users have registered since the reset. */
  accounts = (): Promise<Account[]> => this.#request('GET', 'accounts')

  /**
   * Signs in without a password, by email or document number, and returns the response body of the contract's `login`. Use its
   * `token` for API calls (`Authorization: Bearer …`). To sign a page in, store the whole body as `/docs/tests.html` shows.
   * @throws MockError 400 with a message for `username` if there is no such account.
   */
  signIn = (username: string): Promise<Record<string, unknown>> =>
    this.#request('POST', 'accounts/sign-in', { username })

  /** Returns the operations of the contract, in the order of the contract. Every operation can have faults. */
  operations = (): Promise<Operation[]> => this.#request('GET', 'operations')

  /**
   * Checks a person in at a gate.
   * @throws MockError 409 with a `message` if the person may not enter; 400 with a message for each invalid field.
   */
  checkIn = (request: CheckInRequest): Promise<CheckInResult> =>
    this.#request('POST', 'gate/check-in', request)

  /**
   * Checks a person out at a gate.
   * @throws MockError 409 with a `message` if the person may not leave; 400 with a message for each invalid field.
   */
  checkOut = (request: CheckInRequest): Promise<CheckInResult> =>
    this.#request('POST', 'gate/check-out', request)

  /**
   * Returns the gates, and the people who are expected or inside. `search` selects people by a part of a name, document
   * number, plate or code, up to 200 characters. `gateId` limits the people to the neighbourhood that has this gate.
   * @throws MockError 400 with a message for `gate` if the gate is unknown.
   */
  gate = (search = '', gateId?: number): Promise<GateView> =>
    this.#request(
      'GET',
      `gate?search=${encodeURIComponent(search)}${gateId === undefined ? '' : `&gate=${gateId}`}`,
    )

  /**
   * Approves or rejects a submission, or one of its people.
   * @throws MockError 404 for an unknown submission or person; 409 with a `message` if the submission or the person has
   * already been decided; 400 with a message for each invalid field.
   */
  decide = (decision: Decision): Promise<DecidedSubmission> =>
    this.#request('POST', 'administration/decide', decision)

  /** Returns the pending submissions, the oldest first. */
  pending = (): Promise<PendingSubmission[]> => this.#request('GET', 'administration/pending')

  /**
   * Exports the initial state of the world and all later changes.
   * @throws MockError 409 with a `message` if the host has discarded the log of changes to save memory.
   */
  exportState = (): Promise<StateFile> => this.#request('GET', 'export')

  /**
   * Replaces the whole state by that of an exported file.
   * @throws MockError 400 with a `message` if the file is invalid or comes from another version of the project.
   */
  importState = (file: unknown): Promise<State> => this.#request('POST', 'import', file)
}

/** The init of a control request. All values are text, so that Playwright can pass the init to a page. */
export interface ControlRequestInit {
  method: string
  headers: Record<string, string>
  body?: string
}

/** A function that sends a request, such as the global `fetch`. */
export type ControlFetch = (
  url: string,
  requestInit: ControlRequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>

/** The options of a connection to a mock. */
export interface ConnectOptions {
  /**
   * The name of an isolated world: up to 64 letters, digits, dots, dashes and underscores. All clients without a `session`
   * share one world.
   */
  session?: string
  fetch?: ControlFetch
}

/** Connects to the mock at `url`: the address of the mock server, or of a portal that contains the mock. */
export function mockAt(url: string, options: ConnectOptions = {}): MockClient {
  return new MockClient(createSend(url, options))
}

/** Creates a function that calls the controls of the mock at `url`. */
export function createSend(
  url: string,
  { session, fetch: sendRequest = fetch }: ConnectOptions = {},
): SendControl {
  return async (method, control, body) => {
    const request = `${method} ${control}`
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (session !== undefined) headers['X-Mock-Session'] = session
    const response = await sendRequest(`${url.replace(/\/$/, '')}/__mock/${control}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const result = parseJson(text)
    if (!response.ok) throw new MockError(request, response.status, text)
    // Many static hosts respond to any address with their home page, which is not JSON.
    if (result === undefined)
      throw new MockError(`${request}: no mock answers at ${url}`, response.status, text)
    return result
  }
}
