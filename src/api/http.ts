import { config } from '../config'
import { ApiError } from './api-error'
import { isPublicCall } from './public-operations'

/** The generated hooks say with it what they throw. */
export type ErrorType<_Body> = ApiError

/** What the session lends to the calls; `app` connects them, so that the API layer does not know the session. */
interface Credentials {
  token(): string | undefined
  /** Called with the token that was refused. */
  onUnauthorized(token: string): void
}

let credentials: Credentials = { token: () => undefined, onUnauthorized: () => {} }

/** Connects the calls to whoever keeps the session. */
export function connectCredentials(next: Credentials) {
  credentials = next
}

/** A call that has not been answered by then has failed; downloads set their own limit. */
const patienceMs = 30_000

function headersOf(url: string, init: RequestInit | undefined, token: string | undefined) {
  const headers = new Headers(init?.headers)
  headers.set('Accept', 'application/json')
  if (isPublicCall(url)) return headers
  headers.set('Time-Zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

async function send(url: string, init: RequestInit): Promise<Response> {
  const tooLate = AbortSignal.timeout(patienceMs)
  const signal = init.signal ? AbortSignal.any([init.signal, tooLate]) : tooLate
  try {
    return await fetch(config().apiUrl + url, { ...init, signal, credentials: 'omit' })
  } catch (cause) {
    // A cancelled query is not a failure: react-query wants its own AbortError back.
    if (init.signal?.aborted) throw cause
    throw new ApiError(tooLate.aborted ? 'timeout' : 'network')
  }
}

async function readJson(response: Response, signal: AbortSignal | null | undefined): Promise<unknown> {
  let text: string
  try {
    text = await response.text()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ApiError('network', response.status)
  }
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    // An error page in HTML still has a status worth telling; a success that cannot be read is garbage.
    if (!response.ok) return undefined
    throw new ApiError('garbage', response.status)
  }
}

/**
 * The one fetch of the portal (P7): base address, bearer and time zone on the calls that want them, JSON in and out.
 * Answers the body alone; throws `ApiError` for everything that is not a success.
 */
export async function http<Body>(url: string, init: RequestInit = {}): Promise<Body> {
  const token = credentials.token()
  const response = await send(url, { ...init, headers: headersOf(url, init, token) })
  const body = await readJson(response, init.signal)
  if (response.ok) {
    if (body === undefined && response.status !== 204) throw new ApiError('garbage', response.status)
    return body as Body
  }
  if (response.status === 401 && token !== undefined && !isPublicCall(url)) credentials.onUnauthorized(token)
  throw new ApiError('status', response.status, body)
}
