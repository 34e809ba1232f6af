import { type APIRequestContext, expect, type Page } from '@playwright/test'

/** The instant of every test, unless it says otherwise: a Monday. */
export const now = '2026-03-16T10:00:00-03:00'

/** A known world to begin from. */
export interface Beginning {
  scenario?: 'demo' | 'empty' | 'large' | 'errors'
  seed?: number
  now?: string
}

/** A failure that is asked for. */
export interface Fault {
  operationId: string
  /** 'lost' is done, and then the connection is cut. */
  status: number | 'network' | 'timeout' | 'garbage' | 'lost'
  times?: number
  /** How many calls are let through before. */
  skip?: number
  body?: unknown
}

export interface Settings {
  latency?: { min: number; max: number }
  faults?: Fault[]
  now?: string
  /** An ISO 8601 duration, such as P1D. */
  advance?: string
}

export interface State {
  scenario: string
  seed: number
  now: string
  counts: Record<string, number>
  /** The faults that are still to be met. */
  settings: { faults: Fault[] }
}

export interface Mail {
  to: string
  kind: string
  /** As the addressee would click on it. */
  link?: string
}

/** Who is at which gate. */
export interface Arrival {
  qrcode: string
  gate: number
  plate?: string
}

/** What the Administration says of a submission, or of one of its people. */
export interface Decision {
  submission: number
  person?: number
  status: 'APPROVED' | 'REJECTED'
  comment?: string
}

/** One call of the control surface; answers its body. */
export type Call = (method: string, control: string, body?: unknown) => Promise<unknown>

/** The mock backend, as tests drive it: the same in both hosts. */
export class Mock {
  readonly #call: Call

  constructor(call: Call) {
    this.#call = call
  }

  /** Back to a known world. Who was signed in no longer is. */
  async reset(beginning: Beginning = {}): Promise<void> {
    await this.#call('POST', 'reset', { now, ...beginning })
  }

  async settings(change: Settings): Promise<void> {
    await this.#call('PATCH', 'settings', change)
  }

  async state(): Promise<State> {
    return (await this.#call('GET', 'state')) as State
  }

  /** What the guard does when somebody comes with a code. */
  async checkIn(arrival: Arrival): Promise<void> {
    await this.#call('POST', 'gate/check-in', arrival)
  }

  /** What the guard does when they leave. */
  async checkOut(arrival: Arrival): Promise<void> {
    await this.#call('POST', 'gate/check-out', arrival)
  }

  /** What the Administration does. */
  async decide(decision: Decision): Promise<void> {
    await this.#call('POST', 'administration/decide', decision)
  }

  /** What the backend "sent", the newest first. */
  async mailbox(): Promise<Mail[]> {
    return (await this.#call('GET', 'mailbox')) as Mail[]
  }
}

/** The control surface of a mock that listens somewhere, in a world of its own. */
export const overHttp =
  (request: APIRequestContext, mockUrl: string, session: string): Call =>
  async (method, control, body) => {
    const response = await request.fetch(`${mockUrl}/__mock/${control}`, {
      method,
      data: body,
      headers: { 'X-Mock-Session': session },
    })
    const text = await response.text()
    expect(response.ok(), `${method} ${control}: ${text}`).toBe(true)
    return text === '' ? undefined : JSON.parse(text)
  }

/** The control surface of a mock that lives in the page; opens the portal first, if nothing is open. */
export const inPage =
  (page: Page): Call =>
  async (method, control, body) => {
    const isOpen = await page.evaluate(() => document.getElementById('root') !== null)
    if (!isOpen) await page.goto('/login')
    // The page's own server answers 404 until the worker stands between them.
    const isAnswering = () => page.evaluate(async () => (await fetch('/__mock/state')).ok)
    await expect.poll(isAnswering, 'the mock in the page').toBe(true)
    const answer = await page.evaluate(askControl, { method, control, body: JSON.stringify(body) })
    expect(answer.isOk, `${method} ${control}: ${answer.text}`).toBe(true)
    return answer.text === '' ? undefined : JSON.parse(answer.text)
  }

/** Runs in the page. */
async function askControl({ method, control, body }: { method: string; control: string; body?: string }) {
  const headers = body === undefined ? undefined : { 'Content-Type': 'application/json' }
  const response = await fetch(`/__mock/${control}`, { method, headers, body })
  return { isOk: response.ok, text: await response.text() }
}
