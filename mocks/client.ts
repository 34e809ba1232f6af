/*
 * The controls of the mock backend, typed: for end-to-end tests, also of other teams, and for the panel in the page. It
 * can be copied, with `control-types.ts` beside it: a server of the mock has both at `/docs/client.ts` and
 * `/docs/control-types.ts`, and `/docs/tests.html` tells how to use them.
 */

import type {
  Account,
  Arrival,
  DecidedSubmission,
  Decision,
  GateView,
  Mail,
  Operation,
  Passage,
  PendingSubmission,
  ResetRequest,
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
export type SendControl = (method: string, control: string, body?: unknown) => Promise<unknown>

/**
 * A control that was refused, or whose answer is not a mock's. `body` says why, by field, or as `message` or `detail`; of
 * what is no JSON it is the text.
 */
export class MockError extends Error {
  readonly status: number
  readonly body: unknown

  constructor(asked: string, status: number, text: string) {
    // A page of HTML is long, and says little.
    super(`${asked}: ${status} ${text.length > 500 ? `${text.slice(0, 500)}…` : text}`)
    this.name = 'MockError'
    this.status = status
    const value = parseJson(text)
    this.body = value === undefined && text !== '' ? text : value
  }
}

/** The value of a JSON text; undefined for any other. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Milliseconds between two questions whether a mock answers. */
const retryIntervalMs = 50

const delay = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** The mock backend, as tests and the panel drive it: the same in every host. */
export class Mock {
  readonly #send: SendControl

  constructor(send: SendControl) {
    this.#send = send
  }

  /**
   * Waits until the mock answers: one that listens may still be starting, and in a page the calls are those of the page's
   * own server until the service worker stands between them, which can be a moment after the page has been loaded.
   * @throws what the last try met, once so many milliseconds are over; MockError 400 at once if the session has no such
   * name as one can have.
   */
  async ready(timeoutMs = 10_000): Promise<State> {
    let hasTimedOut = false
    const deadline = setTimeout(() => {
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
      clearTimeout(deadline)
    }
  }

  /**
   * Back to a known world. Who was signed in no longer is. Without more it is what the host began with: usually the
   * scenario 'demo', the seed 1 and the host's time, going on. So it is the same world each time only if `now` is said.
   * @throws MockError 400 by field.
   */
  async reset(beginning: ResetRequest = {}): Promise<State> {
    return (await this.#send('POST', 'reset', beginning)) as State
  }

  /** Changes the clock, the latency and the faults: what is named, and nothing else. @throws MockError 400 by field. */
  async settings(change: Settings): Promise<State> {
    return (await this.#send('PATCH', 'settings', change)) as State
  }

  /** How the world stands. */
  async state(): Promise<State> {
    return (await this.#send('GET', 'state')) as State
  }

  /** What the backend "sent", the newest first. */
  async mailbox(): Promise<Mail[]> {
    return (await this.#send('GET', 'mailbox')) as Mail[]
  }

  /** Everybody who can sign in now: those of the scenario, and whoever registered since. */
  async accounts(): Promise<Account[]> {
    return (await this.#send('GET', 'accounts')) as Account[]
  }

  /**
   * Opens a session without a password, by email or document; answers what the contract's `login` answers. No page is
   * signed in by that: its `token` is for calls of one's own (`Authorization: Bearer …`), and a page has to be given all
   * of it, as `/docs/tests.html` shows. @throws MockError 400 `username`: there is nobody of that name.
   */
  async signIn(username: string): Promise<Record<string, unknown>> {
    return (await this.#send('POST', 'accounts/sign-in', { username })) as Record<string, unknown>
  }

  /** The operations of the contract, in its order: what a fault can be asked of. */
  async operations(): Promise<Operation[]> {
    return (await this.#send('GET', 'operations')) as Operation[]
  }

  /**
   * What the guard does when somebody comes. @throws MockError 409 `message`: why they may not enter; 400 by field: a gate
   * that there is not, a plate that is blank.
   */
  async checkIn(arrival: Arrival): Promise<Passage> {
    return (await this.#send('POST', 'gate/check-in', arrival)) as Passage
  }

  /** What the guard does when they leave. @throws MockError 409 `message`: why not; 400 by field, as above. */
  async checkOut(arrival: Arrival): Promise<Passage> {
    return (await this.#send('POST', 'gate/check-out', arrival)) as Passage
  }

  /**
   * What the guard sees. `search` is a part of a name, a document, a plate or a code, up to 200 characters. `at` is a gate:
   * then only its neighbourhood counts. @throws MockError 400 `gate`: there is no such gate.
   */
  async gate(search = '', at?: number): Promise<GateView> {
    const where = at === undefined ? '' : `&gate=${at}`
    return (await this.#send('GET', `gate?search=${encodeURIComponent(search)}${where}`)) as GateView
  }

  /**
   * What the Administration does; answers the submission as it is then. @throws MockError 404 if there is no such
   * submission, or the person is not in it; 409 `message` if that was decided before; 400 by field.
   */
  async decide(decision: Decision): Promise<DecidedSubmission> {
    return (await this.#send('POST', 'administration/decide', decision)) as DecidedSubmission
  }

  /** What waits for the Administration, the oldest first. */
  async pending(): Promise<PendingSubmission[]> {
    return (await this.#send('GET', 'administration/pending')) as PendingSubmission[]
  }

  /**
   * The whole state, as a file: how the world began, and all that was done in it.
   * @throws MockError 409 `message` if so much was done that the host no longer keeps it.
   */
  async exportState(): Promise<StateFile> {
    return (await this.#send('GET', 'export')) as StateFile
  }

  /** Takes the place of everything. @throws MockError 400 `message` if it is no such file, or another version's. */
  async importState(file: unknown): Promise<State> {
    return (await this.#send('POST', 'import', file)) as State
  }
}

/** One call as it goes out: text alone, which can be handed on to where it is asked, such as into a page. */
export interface ControlRequestInit {
  method: string
  headers: Record<string, string>
  body?: string
}

/** What a call is sent by; the global `fetch` is one. */
export type ControlFetch = (
  url: string,
  asked: ControlRequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'text'>>

/** How to reach a mock that listens, or one that answers in the page. */
export interface ConnectOptions {
  /** An isolated world, by up to 64 letters, digits, dots, dashes and underscores; without it the common one. */
  session?: string
  /** Instead of the global one. */
  fetch?: ControlFetch
}

/**
 * A mock that listens at `url`. In a page of a build that holds one it is the address of the portal: the page's origin, and
 * where the portal stands in a folder of its host, that folder.
 */
export function mockAt(url: string, reach: ConnectOptions = {}): Mock {
  return new Mock(createSend(url, reach))
}

/** The calls that such a mock takes, for a `Mock` of one's own. */
export function createSend(url: string, { session, fetch: ask = fetch }: ConnectOptions = {}): SendControl {
  return async (method, control, body) => {
    const asked = `${method} ${control}`
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    if (session !== undefined) headers['X-Mock-Session'] = session
    const response = await ask(`${url.replace(/\/$/, '')}/__mock/${control}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    const answer = parseJson(text)
    if (!response.ok) throw new MockError(asked, response.status, text)
    // Many hosts of files answer any address with their first page.
    if (answer === undefined)
      throw new MockError(`${asked}: no mock answers at ${url}`, response.status, text)
    return answer
  }
}
