import { afterEach, beforeEach, expect, vi } from 'vitest'
import { connectCredentials } from '@/api/http'
import { applyConfig } from '@/config'

/** The URL of the API in these tests. */
const apiUrl = 'https://api.example'

/** The credentials of the calls. `onUnauthorized` records the rejected tokens that a call reports. */
export const credentials = { token: 't-1' as string | undefined, onUnauthorized: vi.fn(), isExpired: false }

/** Matches the time zone of Buenos Aires by its old or its new name. */
export const expectedTimeZone = expect.stringMatching(/^America\/(?:Argentina\/)?Buenos_Aires$/)

/**
 * Before each test, configures the API and connects `http` to `credentials` with a valid token. After each test, restores
 * the timers, the stubbed globals and the configuration.
 */
export function connectCredentialsForEach() {
  beforeEach(() => {
    credentials.token = 't-1'
    credentials.isExpired = false
    credentials.onUnauthorized.mockReset()
    applyConfig({ apiUrl })
    connectCredentials({
      token: () => credentials.token,
      onUnauthorized: (token) => credentials.onUnauthorized(token),
      isExpired: () => credentials.isExpired,
    })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    applyConfig({ apiUrl: '' })
  })
}

interface Call {
  url: string
  init: RequestInit
  headers: Headers
}

/** Stubs `fetch`: each call gets the result of `respond`. Returns a list to which each call is added. */
export function stubResponse(respond: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { url, init, headers: new Headers(init.headers) }
    calls.push(call)
    return respond(call)
  })
  return calls
}

export const createJsonResponse = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status })

/** Returns the error with which a call fails. Throws if the call succeeds. */
export const catchFailure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

/** A `respond` for `stubResponse`: never responds, but rejects when the signal of the call aborts. */
export const respondNever = ({ init }: Call) =>
  new Promise<Response>((_, reject) => {
    const rejectOnAbort = () => reject(init.signal?.reason)
    if (init.signal?.aborted) return rejectOnAbort()
    init.signal?.addEventListener('abort', rejectOnAbort)
  })
