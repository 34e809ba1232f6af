import { setTimeout } from 'node:timers/promises'

/** The response to a call, with its parsed body. */
export interface ApiResponse {
  status: number
  headers: Headers
  /** The media type without parameters, in lower case; empty if the response has none. */
  mediaType: string
  body: ResponseBody
}

/** The body of a response. `invalid` is a body that has the media type of JSON, but is not JSON. */
type ResponseBody =
  | { kind: 'none' }
  | { kind: 'json'; value: unknown }
  | { kind: 'invalid' }
  | { kind: 'bytes'; length: number }

/** The response to a call, or the reason why there is none. */
export type CallResult = ApiResponse | { failure: string }

/** The parameters of a call in the query. */
export type Query = Readonly<Record<string, string | number | boolean>>

interface ClientOptions {
  /** The address of the API, which may have a path. */
  url: string
  timeoutMs: number
  /** The origin of the portal; its calls then carry it in the header `Origin`, as those of a browser. */
  origin?: string | undefined
  fetch?: typeof fetch | undefined
}

const maxWaitSeconds = 60
const timeZone = 'America/Argentina/Buenos_Aires'

/** Sends the sign-in and GET requests to an API. It has no function for any other write. */
export class ApiClient {
  readonly #options: ClientOptions
  #token: string | undefined
  requestCount = 0

  constructor(options: ClientOptions) {
    this.#options = options
  }

  /** Signs in with a POST, which is the only request that is not a GET. The next calls have the token of the session. */
  async signIn(path: string, body: unknown): Promise<CallResult> {
    const result = await this.#send(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if ('failure' in result || result.body.kind !== 'json') return result
    const { token } = (result.body.value ?? {}) as { token?: unknown }
    if (result.status === 200 && typeof token === 'string') this.#token = token
    return result
  }

  get isSignedIn(): boolean {
    return this.#token !== undefined
  }

  /** Sends a GET request. Never throws: a call without a response returns its reason. */
  get(path: string, query: Query = {}): Promise<CallResult> {
    const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, `${value}`]))
    return this.#send(parameters.size > 0 ? `${path}?${parameters}` : path, { method: 'GET' })
  }

  /** Sends a request. If the API asks to wait for at most a minute, waits and sends it once more. */
  async #send(path: string, init: RequestInit): Promise<CallResult> {
    const result = await this.#sendOnce(path, init)
    if ('failure' in result || result.status !== 429) return result
    const seconds = Number(result.headers.get('Retry-After') ?? Number.NaN)
    if (!(seconds <= maxWaitSeconds)) return result
    await setTimeout(seconds * 1000)
    return this.#sendOnce(path, init)
  }

  async #sendOnce(path: string, init: RequestInit): Promise<CallResult> {
    const { url, timeoutMs, origin, fetch = globalThis.fetch } = this.#options
    this.requestCount += 1
    const headers = new Headers(init.headers)
    headers.set('Time-Zone', timeZone)
    if (origin !== undefined) headers.set('Origin', origin)
    if (this.#token !== undefined) headers.set('Authorization', `Bearer ${this.#token}`)
    let status: number | undefined
    try {
      const signal = AbortSignal.timeout(timeoutMs)
      const response = await fetch(url.replace(/\/+$/, '') + path, {
        ...init,
        headers,
        signal,
        redirect: 'manual',
      })
      status = response.status
      return await readResponse(response)
    } catch (error) {
      return { failure: describeFailure(error as Error, status, timeoutMs) }
    }
  }
}

async function readResponse(response: Response): Promise<ApiResponse> {
  const { status, headers } = response
  const mediaType = (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const bytes = await response.arrayBuffer()
  return { status, headers, mediaType, body: readBody(mediaType, bytes) }
}

function readBody(mediaType: string, bytes: ArrayBuffer): ResponseBody {
  if (bytes.byteLength === 0) return { kind: 'none' }
  if (mediaType !== 'application/json') return { kind: 'bytes', length: bytes.byteLength }
  try {
    return { kind: 'json', value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) }
  } catch {
    return { kind: 'invalid' }
  }
}

function describeFailure(error: Error, status: number | undefined, timeoutMs: number): string {
  const phase = status === undefined ? '' : ` within the body of a ${status}`
  if (error.name === 'TimeoutError') return `no response within ${timeoutMs / 1000} s${phase}`
  const { code, message } = (error.cause ?? {}) as { code?: string; message?: string }
  return `network error${phase}: ${code ?? message ?? error.message}`
}
