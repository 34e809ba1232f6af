/** A request that the early script of the page has sent. `headers` are those that the portal would send. */
export interface EarlyRequest {
  response: Promise<Response>
  controller: AbortController
  headers: Readonly<Record<string, string>>
  /** `performance.now()` when the request was sent. */
  sentAt: number
}

/** The first reads of a screen, and what the stored session says about the user, which nobody has validated. */
export interface FirstReads {
  /** In the order of `src/hosting/first-reads.ts`. */
  requests: readonly EarlyRequest[]
  /** The ids of the user's lots in the present neighbourhood. */
  ownLots: readonly number[]
  /** Whether residents may manage the co-residents in the present neighbourhood. */
  canManageResidents: boolean
}

declare global {
  interface Window {
    /** The requests of the early script, by URL, until the portal takes them. Undefined after `dropEarlyRequests`. */
    portalRequests?: Map<string, EarlyRequest>
    portalFirstReads?: Promise<FirstReads>
  }
}

/** The time after which a response of the early script could show data that have changed since. */
const maxAgeMs = 60_000

/** The build renders pages without a window. */
const getRequests = () => (typeof window === 'undefined' ? undefined : window.portalRequests)

const hasHeaders = ({ headers }: EarlyRequest, expected: Headers) =>
  Object.entries(headers).every(([name, value]) => expected.get(name) === value)

/**
 * Takes the response of a request that the early script of the page has sent (`src/hosting/early-script.ts`), if it has the same
 * URL and headers. Each response is taken once. Returns undefined if there is none; resolves to undefined if the request has
 * failed, so that the caller sends it again. `signal` aborts the request.
 */
export function takeEarlyRequest(
  url: string,
  headers: Headers,
  signal: AbortSignal,
): Promise<Response | undefined> | undefined {
  const requests = getRequests()
  const request = requests?.get(url)
  if (!request) return undefined
  requests?.delete(url)
  if (!hasHeaders(request, headers) || performance.now() - request.sentAt > maxAgeMs) return undefined
  signal.addEventListener('abort', () => request.controller.abort(signal.reason), { once: true })
  return request.response.catch((error) => {
    if (signal.aborted) throw error
    return undefined
  })
}

/** Forgets the responses that nobody has taken, because a write can change the data. */
export function dropEarlyRequests(): void {
  if (typeof window !== 'undefined') window.portalRequests = undefined
}
