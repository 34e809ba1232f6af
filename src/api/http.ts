import { config } from '../config'
import { dropEarlyRequests, takeEarlyRequest } from '../early-requests'
import { reportError } from '../report-error'
import { ApiError } from './api-error'
import { isDownload, workbookMediaType } from './downloads'
import { isPublicCall } from './public-operations'
import { findContractPath, hasExpectedShape } from './response-shape'
import { readRetryAfter } from './retry-after'
import { longTimeoutMs, startTimeout, timeoutMs } from './timeout'

/** The error type of the generated hooks. */
export type ErrorType<_Body> = ApiError

/** Gives the calls access to the session. `app` provides this object, so that the API layer does not import the session. */
interface Credentials {
  token(): string | undefined
  /**
   * Called with a rejected token and the call's path. Resolves with the new token, or with undefined if there is no
   * new token.
   */
  onUnauthorized(token: string, url: string): Promise<string | undefined> | undefined
  /** Whether the session expired, so that the user has to sign in again. */
  isExpired(): boolean
}

let credentials: Credentials = {
  token: () => undefined,
  onUnauthorized: () => undefined,
  isExpired: () => false,
}

/** Connects the calls to the session. */
export function connectCredentials(source: Credentials) {
  credentials = source
}

/** Reads a list, or anything else, by calls of `read`. */
type ReadList = (url: string, read: (url: string) => Promise<unknown>) => Promise<unknown>

let readList: ReadList = (url, read) => read(url)

/** Makes all reads use `reader`. The public pages read no lists, so their scripts do not contain it. */
export function connectListReader(reader: ReadList) {
  readList = reader
}

/**
 * Matches a forbidden segment of a path. Dot segments, backslashes and encoded slashes could lead out of the API. Encoded
 * backslashes and control characters are forbidden too.
 */
const forbiddenSegment = /^(?:\.|%2e){1,2}$|\\|%(?:2f|5c|[01][0-9a-f]|7f)/i

/** Builds the URL of a call. Throws for a path that leaves the API, because only the API may get the token. */
function buildUrl(url: string): string {
  const segments = (url.split('?')[0] ?? '').split('/')
  const isPath = segments[0] === '' && segments.length > 1 && segments[1] !== ''
  if (!isPath || segments.some((segment) => forbiddenSegment.test(segment))) {
    throw new TypeError('The path of a call leads out of the API')
  }
  return config().apiUrl + url
}

function buildHeaders(url: string, init: RequestInit, token: string | undefined) {
  const headers = new Headers(init.headers)
  headers.set('Accept', isDownload(url) ? `${workbookMediaType}, application/json` : 'application/json')
  if (isPublicCall(url)) return headers
  headers.set('Time-Zone', Intl.DateTimeFormat().resolvedOptions().timeZone)
  if (token !== undefined) headers.set('Authorization', `Bearer ${token}`)
  return headers
}

/** `fetch`, or a function like it that also reports the progress of an upload. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>

/** A call to send. `timeout` is in milliseconds. */
interface PendingCall {
  url: string
  init: RequestInit
  send: Transport
  timeout: number
}

/** A response and its content, which was already read. */
interface ReadResponse {
  response: Response
  /** A Blob for a successful download, otherwise a text. */
  content: string | Blob
}

/** Takes the response of a read that the page has sent before the portal. A write makes the others useless. */
function takeEarlyResponse({ init }: PendingCall, address: string, headers: Headers, signal: AbortSignal) {
  if ((init.method ?? 'GET') === 'GET') return takeEarlyRequest(address, headers, signal)
  dropEarlyRequests()
  return undefined
}

/** Sends a call once and reads the whole response. */
async function sendOnce(call: PendingCall, token: string | undefined): Promise<ReadResponse> {
  const { url, init, send } = call
  const address = buildUrl(url)
  const headers = buildHeaders(url, init, token)
  const timeout = startTimeout(call.timeout, init.signal)
  let response: Response | undefined
  try {
    response =
      (await takeEarlyResponse(call, address, headers, timeout.signal)) ??
      (await send(address, { ...init, headers, signal: timeout.signal, credentials: 'omit' }))
    const isFile = isDownload(url) && response.ok
    return { response, content: await (isFile ? response.blob() : response.text()) }
  } catch (cause) {
    // For a cancelled query, TanStack Query expects the AbortError of the query's signal.
    if (init.signal?.aborted) throw cause
    // An error status is returned even if the body cannot be read.
    if (response && !response.ok) return { response, content: '' }
    throw new ApiError(timeout.hasExpired() ? 'timeout' : 'network', response?.status)
  } finally {
    timeout.stop()
  }
}

/** Returns undefined for a body that is no JSON, such as an error page. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Returns the body of a successful response. Throws an ApiError if the body is not of the expected kind. The body of a
 * read must also have the shape that the contract states. Otherwise a screen would show a wrong body as an empty list.
 */
function readSuccessBody({ response, content }: ReadResponse, { url, init }: PendingCall): unknown {
  if (typeof content !== 'string') {
    if (content.size > 0 && content.type.startsWith(workbookMediaType)) return content
    throw new ApiError('garbage', response.status)
  }
  const body = parseJson(content)
  // In the contract, every body except a workbook is an object or a list. Only a write may have a response without a body.
  const isRead = (init.method ?? 'GET') === 'GET'
  const hasBody = typeof body === 'object' && body !== null
  const isExpected = hasBody ? !isRead || hasExpectedShape(url, body) : !isRead && response.status === 204
  if (isExpected) return body
  const error = new ApiError('garbage', response.status)
  reportError(error, 'response', findContractPath(url))
  throw error
}

/**
 * Sends a call with the token. If the token was rejected and has a replacement, sends the call again with the
 * replacement.
 */
async function sendWithToken(call: PendingCall, token: string): Promise<ReadResponse> {
  const firstResult = await sendOnce(call, token)
  if (firstResult.response.status !== 401) return firstResult
  const newToken = await credentials.onUnauthorized(token, call.url)
  if (newToken === undefined) return firstResult
  // The backend has not executed a call with status 401, so the portal can safely repeat even a write.
  const secondResult = await sendOnce(call, newToken)
  if (secondResult.response.status === 401) await credentials.onUnauthorized(newToken, call.url)
  return secondResult
}

/** Sends a call and returns its body. Throws an `ApiError` for an error status. */
async function readBody(call: PendingCall): Promise<unknown> {
  const token = isPublicCall(call.url) ? undefined : credentials.token()
  const result = await (token === undefined ? sendOnce(call, token) : sendWithToken(call, token))
  const { response, content } = result
  if (response.ok) return readSuccessBody(result, call)
  const isSessionEnd = response.status === 401 && token !== undefined && credentials.isExpired()
  const body = typeof content === 'string' ? parseJson(content) : undefined
  throw new ApiError('status', response.status, body, { isSessionEnd, retryAfter: readRetryAfter(response) })
}

/**
 * Sends a call to the API; all calls of the API use this function. Adds the base URL. Adds the bearer token and the time
 * zone too, unless the call is public. Returns the JSON body, or a Blob for a download. Reads more pages of a list if the API has
 * another page size than requested. Throws `ApiError`, or an AbortError if the caller cancels.
 */
export async function http<Body>(
  url: string,
  init: RequestInit = {},
  send: Transport = fetch,
  timeout = isDownload(url) ? longTimeoutMs : timeoutMs,
): Promise<Body> {
  const read = (address: string) => readBody({ url: address, init, send, timeout })
  const isRead = (init.method ?? 'GET') === 'GET'
  return (isRead ? await readList(url, read) : await read(url)) as Body
}
