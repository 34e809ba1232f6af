import { afterEach, beforeEach, expect, vi } from 'vitest'
import { connectCredentials } from '@/api/http'
import { applyConfig } from '@/config'

/** The API that the calls of these tests go to. */
const api = 'https://api.example'

/** The credentials of the calls, and the reported rejections. */
export const credentials = { token: 't-1' as string | undefined, onUnauthorized: vi.fn(), isExpired: false }

/** Browsers use the old or the new name of the zone. */
export const zone = expect.stringMatching(/^America\/(?:Argentina\/)?Buenos_Aires$/)

/** Signs in before each test, and resets everything after it. */
export function connectBeforeEach() {
  beforeEach(() => {
    credentials.token = 't-1'
    credentials.isExpired = false
    credentials.onUnauthorized.mockReset()
    applyConfig({ apiUrl: api })
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

/** Answers every call with a reply. Returns the calls. */
export function answerWith(reply: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { url, init, headers: new Headers(init.headers) }
    calls.push(call)
    return reply(call)
  })
  return calls
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

/** Returns the error of a call that must fail. */
export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

/** A call without an answer, which rejects when its signal aborts. */
export const hang = ({ init }: Call) =>
  new Promise<Response>((_, reject) => {
    const end = () => reject(init.signal?.reason)
    if (init.signal?.aborted) return end()
    init.signal?.addEventListener('abort', end)
  })
