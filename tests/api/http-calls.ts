import { afterEach, beforeEach, expect, vi } from 'vitest'
import { connectCredentials } from '@/api/http'
import { applyConfig } from '@/config'

/** The URL of the API in these tests. */
const apiUrl = 'https://api.example'

/** The credentials of the calls. `onUnauthorized` records the rejected tokens that a call reports. */
export const credentials = { token: 't-1' as string | undefined, onUnauthorized: vi.fn(), isExpired: false }

/** Matches the time zone of Buenos Aires by its old or its new name. */
export const zone = expect.stringMatching(/^America\/(?:Argentina\/)?Buenos_Aires$/)

/** Signs in before each test, and resets everything after each test. */
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

/** Stubs `fetch` with a response for every call. Returns the recorded calls. */
export function stubResponse(respond: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { url, init, headers: new Headers(init.headers) }
    calls.push(call)
    return respond(call)
  })
  return calls
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Returns the error of a call that has to fail. */
export const catchFailure = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

/** Leaves a call without a response, and rejects the call when its signal aborts. */
export const hang = ({ init }: Call) =>
  new Promise<Response>((_, reject) => {
    const rejectOnAbort = () => reject(init.signal?.reason)
    if (init.signal?.aborted) return rejectOnAbort()
    init.signal?.addEventListener('abort', rejectOnAbort)
  })
