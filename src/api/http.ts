import { config } from '../config'
import { ApiError } from './api-error'
import { isDownload, workbook } from './downloads'
import { isPublicCall } from './public-operations'
import { longTimeoutMs, startTimeout, timeoutMs } from './timeout'

/** The generated hooks say with it what they throw. */
export type ErrorType<_Body> = ApiError

/** What the session lends to the calls; `app` connects them, so that the API layer does not know the session. */
interface Credentials {
  token(): string | undefined
  /** Called with the token that was refused, and the call's path. Answers the token that has taken its place, if one has. */
  onUnauthorized(token: string, url: string): Promise<string | undefined> | undefined
  /** Whether the session has ended, which its user is told by the sign-in over the page. */
  isExpired(): boolean
}

let credentials: Credentials = {
  token: () => undefined,
  onUnauthorized: () => undefined,
  isExpired: () => false,
}

/** Connects the calls to whoever keeps the session. */
export function connectCredentials(next: Credentials) {
  credentials = next
}

/** What may not stand in a path: a dot segment climbs out of it, an encoded slash or control character hides another. */
const hostileSegment = /^(?:\.|%2e){1,2}$|\\|%(?:2f|5c|[01][0-9a-f]|7f)/i

/** The address of a call. Only paths of the API have one: anything else would take the bearer somewhere else. */
function addressOf(url: string): string {
  const segments = (url.split('?')[0] ?? '').split('/')
  const isPath = segments[0] === '' && segments.length > 1 && segments[1] !== ''
  if (!isPath || segments.some((segment) => hostileSegment.test(segment))) {
    throw new TypeError('The path of a call is not one of the API')
  }
  return config().apiUrl + url
}

function headersOf(url: string, init: RequestInit, token: string | undefined) {
  const headers = new Headers(init.headers)
  headers.set('Accept', isDownload(url) ? `${workbook}, application/json` : 'application/json')
  if (isPublicCall(url)) return headers
  headers.set('Time-Zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** How a call travels: `fetch`, or something that can tell how far it has come. Fails as `fetch` does. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>

/** A call, its transport, and its timeout in milliseconds. */
interface PendingCall {
  url: string
  init: RequestInit
  send: Transport
  timeout: number
}

interface Answer {
  response: Response
  /** What came: of a download that succeeded a file, else text. */
  content: string | Blob
}

/** Sends, and reads the answer to its end. */
async function exchange(sending: PendingCall, token: string | undefined): Promise<Answer> {
  const { url, init, send } = sending
  const address = addressOf(url)
  const headers = headersOf(url, init, token)
  const timeout = startTimeout(sending.timeout, init.signal)
  let response: Response | undefined
  try {
    response = await send(address, { ...init, headers, signal: timeout.signal, credentials: 'omit' })
    const isFile = isDownload(url) && response.ok
    return { response, content: await (isFile ? response.blob() : response.text()) }
  } catch (cause) {
    // A cancelled query is not a failure: react-query wants its own AbortError back.
    if (init.signal?.aborted) throw cause
    // A refusal is one, although its words were lost on the way.
    if (response && !response.ok) return { response, content: '' }
    throw new ApiError(timeout.hasExpired() ? 'timeout' : 'network', response?.status)
  } finally {
    timeout.stop()
  }
}

/** The JSON of a body; undefined when it has none, or is something else, such as an error page in HTML. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The body of a success. @throws ApiError if it is not of the kind that the call answers. */
function successOf({ response, content }: Answer, isRead: boolean): unknown {
  if (typeof content !== 'string') {
    if (content.size > 0 && content.type.startsWith(workbook)) return content
    throw new ApiError('garbage', response.status)
  }
  const body = parse(content)
  // Every other body of the contract is an object or a list; only a write may be answered without one.
  const hasBody = typeof body === 'object' && body !== null
  if (!hasBody && (response.status !== 204 || isRead)) throw new ApiError('garbage', response.status)
  return body
}

/** Sends with the session's token. What is refused for it is sent once more, if another has taken its place meanwhile. */
async function exchangeSignedIn(sending: PendingCall, token: string): Promise<Answer> {
  const answer = await exchange(sending, token)
  if (answer.response.status !== 401) return answer
  const next = await credentials.onUnauthorized(token, sending.url)
  if (next === undefined) return answer
  // A call is refused at the door, before anything is done: to repeat it does nothing twice.
  const second = await exchange(sending, next)
  if (second.response.status === 401) await credentials.onUnauthorized(next, sending.url)
  return second
}

/**
 * The only fetch of the portal: base address, bearer and time zone on the calls that want them; JSON in and out, but
 * for forms and files, which go as they are, and downloads, which come as a Blob.
 * Answers the body alone; throws `ApiError` for everything that is not a success, and the caller's own AbortError when
 * it was the caller who gave up.
 */
export async function http<Body>(
  url: string,
  init: RequestInit = {},
  send: Transport = fetch,
  timeout = isDownload(url) ? longTimeoutMs : timeoutMs,
): Promise<Body> {
  const token = isPublicCall(url) ? undefined : credentials.token()
  const sending = { url, init, send, timeout }
  const answer = await (token === undefined ? exchange(sending, token) : exchangeSignedIn(sending, token))
  const { response, content } = answer
  if (!response.ok) {
    const isSessionEnd = response.status === 401 && token !== undefined && credentials.isExpired()
    const body = typeof content === 'string' ? parse(content) : undefined
    throw new ApiError('status', response.status, body, isSessionEnd)
  }
  return successOf(answer, (init.method ?? 'GET') === 'GET') as Body
}
