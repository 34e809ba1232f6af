import { setTimeout as wait } from 'node:timers/promises'
import type { DevTools } from './bench-page.ts'

/** A request of a page. Times are in seconds on the browser's own clock. */
export interface LoggedRequest {
  /** The type of the resource in the DevTools protocol, such as `Script`. */
  type: string
  start: number
  /** The instant at which other requests can follow; absent while there is none. */
  end?: number
  /** The transferred bytes of the response, with its headers. */
  bytes: number
  /** The URL of a file that a link of the page preloads; absent for other requests. */
  preloadedUrl?: string
}

/** Sums the bytes of the scripts that the page has loaded until an instant. */
export const sumScriptBytes = (requests: readonly LoggedRequest[], until: number): number =>
  requests
    .filter(({ type, end = Number.POSITIVE_INFINITY }) => type === 'Script' && end <= until)
    .reduce((sum, { bytes }) => sum + bytes, 0)

/** Leaves out the preloaded scripts that have not run yet, because nothing in the page has waited for them. */
export const omitUnusedScripts = (
  requests: readonly LoggedRequest[],
  runUrls: readonly string[],
): LoggedRequest[] =>
  requests.filter(
    ({ type, preloadedUrl }) =>
      type !== 'Script' || preloadedUrl === undefined || runUrls.includes(preloadedUrl),
  )

/** Returns the length of the longest chain in which each request starts after the previous one has ended. */
export function countSteps(requests: readonly LoggedRequest[], until: number): number {
  const periods = requests
    .map(({ start, end = Number.POSITIVE_INFINITY }) => ({ start, end }))
    .filter(({ end }) => end <= until)
    .sort((left, right) => left.end - right.end)
  let [steps, previousEnd] = [0, Number.NEGATIVE_INFINITY]
  for (const { start, end } of periods) {
    if (start < previousEnd) continue
    steps += 1
    previousEnd = end
  }
  return steps
}

/** The requests of a page, as its DevTools session reports them. */
export class NetworkLog {
  readonly #requests = new Map<string, LoggedRequest>()
  /** The start of the first request, in seconds on the browser's clock and on the clock of the world. */
  #origin: { browser: number; wall: number } | undefined

  private constructor() {}

  static async start(devTools: DevTools): Promise<NetworkLog> {
    const log = new NetworkLog()
    devTools.on(
      'Network.requestWillBeSent',
      ({ requestId, request, timestamp, wallTime, type, initiator }) => {
        log.#origin ??= { browser: timestamp, wall: wallTime }
        // A preflight belongs to its request, which has started before it.
        if (initiator.type !== 'preflight' && !request.url.startsWith('data:'))
          log.#requests.set(requestId, {
            type: type ?? 'Other',
            start: timestamp,
            bytes: 0,
            ...(request.isLinkPreload && { preloadedUrl: request.url }),
          })
      },
    )
    // A second use of a file that is already loaded is no request.
    devTools.on('Network.requestServedFromCache', ({ requestId }) => log.#requests.delete(requestId))
    devTools.on('Network.responseReceived', ({ requestId, timestamp, type }) => {
      // The browser requests the files of a document while the rest of the document arrives.
      if (type === 'Document') log.#end(requestId, timestamp)
    })
    devTools.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
      log.#end(requestId, timestamp, encodedDataLength),
    )
    devTools.on('Network.loadingFailed', ({ requestId, timestamp }) => log.#end(requestId, timestamp))
    await devTools.send('Network.enable')
    return log
  }

  #end(requestId: string, timestamp: number, bytes = 0): void {
    const request = this.#requests.get(requestId)
    if (!request) return
    request.end ??= timestamp
    request.bytes += bytes
  }

  get requests(): LoggedRequest[] {
    return [...this.#requests.values()]
  }

  /** Waits until all requests have ended, and none has begun in the given time. Throws an error if that takes too long. */
  async waitForQuiet(quietMs: number, timeoutMs: number): Promise<void> {
    const deadline = performance.now() + timeoutMs
    const isQuiet = (count: number) =>
      this.#requests.size === count && this.requests.every(({ end }) => end !== undefined)
    for (let count = -1; !isQuiet(count); ) {
      if (performance.now() > deadline) throw new Error('The page does not stop sending requests')
      count = this.#requests.size
      await wait(quietMs)
    }
  }

  /** Converts an instant in milliseconds since 1970 to seconds on the browser's clock. */
  toBrowserTime(wallMilliseconds: number): number {
    if (!this.#origin) throw new Error('The page has sent no request')
    return this.#origin.browser + wallMilliseconds / 1000 - this.#origin.wall
  }
}
