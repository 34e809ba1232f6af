import { mockAt } from '@mocks/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterTest } from '../../support/after-test'
import { catchRefusal, createBackendClient } from './backend-client'

const html = '<!doctype html><title>Portal</title>'

/**
 * Creates a client of a mock backend behind a host. The host itself responds to the first requests with `hostResponses`, in
 * this order; the mock backend responds to all further requests.
 */
async function createClientBehindHost(hostResponses: (() => Response)[]) {
  const { backend } = await createBackendClient()
  const requestedUrls: string[] = []
  const mock = mockAt('https://host.test/a/b/', {
    fetch: async (address, init) => {
      requestedUrls.push(address)
      const respondAsHost = hostResponses.shift()
      return respondAsHost
        ? respondAsHost()
        : backend.request(new URL(address).pathname.slice('/a/b'.length), init)
    },
  })
  return { mock, requestedUrls }
}

const respondNotFound = () => new Response('Not found', { status: 404 })
const respondHtml = () => new Response(html, { headers: { 'Content-Type': 'text/html' } })
const failOffline = (): Response => {
  throw new TypeError('fetch failed')
}

describe('mockAt', () => {
  it('sends each request to a path below the address of the mock', async () => {
    const { mock, requestedUrls } = await createClientBehindHost([])
    await mock.state()
    expect(requestedUrls).toEqual(['https://host.test/a/b/__mock/state'])
  })

  it.each([html, ''])('rejects a response that is not JSON, even with status 200: "%s"', async (text) => {
    const { mock } = await createClientBehindHost([() => new Response(text)])
    const error = await mock.state().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'MockError', status: 200, body: text || undefined })
    expect(String(error)).toContain('GET state: no mock answers at https://host.test/a/b/')
  })

  it('shortens a long response in the message of an error, but not in `body`', async () => {
    const { mock } = await createClientBehindHost([() => new Response('a'.repeat(5000), { status: 502 })])
    const error = await mock.state().catch((reason: unknown) => reason)
    expect(String(error).length).toBeLessThan(600)
    expect(error).toMatchObject({ status: 502, body: 'a'.repeat(5000) })
  })
})

describe('ready', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    afterTest(() => vi.useRealTimers())
  })

  /** Calls `ready` and advances the timers. The returned `outcome` is the scenario's name or the error that `ready` throws. */
  async function waitForReady(hostResponses: (() => Response)[], milliseconds: number, timeout?: number) {
    const { mock, requestedUrls } = await createClientBehindHost(hostResponses)
    const outcomePromise = mock.ready(timeout).then(
      (state) => state.scenario,
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(milliseconds)
    return { outcome: await outcomePromise, requestedUrls }
  }

  it('returns the state at once if the mock responds', async () => {
    const { outcome, requestedUrls } = await waitForReady([], 0)
    expect(outcome).toBe('demo')
    expect(requestedUrls).toEqual(['https://host.test/a/b/__mock/state'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('retries while the host is offline or responds instead of the mock', async () => {
    const { outcome, requestedUrls } = await waitForReady([failOffline, respondNotFound, respondHtml], 1000)
    expect(outcome).toBe('demo')
    expect(requestedUrls).toHaveLength(4)
  })

  it('fails after the timeout with the last error', async () => {
    const endlessNotFound = Array.from({ length: 1000 }, () => respondNotFound)
    const { outcome, requestedUrls } = await waitForReady(endlessNotFound, 2000, 1000)
    expect(outcome).toMatchObject({ status: 404, body: 'Not found' })
    expect(requestedUrls.length).toBeLessThan(30)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails at once if the mock responds with 400, as it does to an invalid session name', async () => {
    const respondBadRequest = () => new Response('{"detail":"no"}', { status: 400 })
    const { outcome, requestedUrls } = await waitForReady([respondBadRequest], 0)
    expect(outcome).toMatchObject({ status: 400 })
    expect(requestedUrls).toHaveLength(1)
  })
})

describe('a mock backend, as the doc comments of the client describe it', () => {
  it('refuses invalid calls with the documented status and fields', async () => {
    const { client } = await createBackendClient()
    expect(await catchRefusal(client.signIn('nadie@demo.ar'))).toMatchObject({
      status: 400,
      body: { username: expect.any(Array) },
    })
    const unknownSubmission = { submission: 999_999, status: 'APPROVED' } as const
    expect(await catchRefusal(client.decide(unknownSubmission))).toMatchObject({ status: 404 })
    expect(await catchRefusal(client.checkIn({ gate: 999, plate: 'AB123CD' }))).toMatchObject({
      status: 400,
      body: { gate: expect.any(Array) },
    })
    expect(await catchRefusal(client.checkIn({ gate: 21, plate: ' ' }))).toMatchObject({
      status: 400,
      body: { plate: expect.any(Array) },
    })
    expect(await catchRefusal(client.gate('', 999))).toMatchObject({ status: 400 })
    const decision = { submission: 8021, status: 'REJECTED' } as const
    const longDecision = { ...decision, comment: 'a'.repeat(1001) }
    expect(await catchRefusal(client.decide(longDecision))).toMatchObject({ status: 400 })
    await client.decide({ ...decision, comment: 'a'.repeat(1000) })
    expect(await catchRefusal(client.decide(decision))).toMatchObject({
      status: 409,
      body: { message: expect.any(String) },
    })
  })

  it('accepts a latency and the status of a fault at the documented limits, and refuses values beyond them', async () => {
    const { client } = await createBackendClient()
    const longestLatency = { min: 0, max: 600_000 }
    expect((await client.settings({ latency: longestLatency })).settings.latency).toEqual(longestLatency)
    for (const latency of [
      { min: 0, max: 600_001 },
      { min: 2, max: 1 },
    ])
      expect(await catchRefusal(client.settings({ latency }))).toMatchObject({ status: 400 })
    const setLoginFault = (status: number) => client.settings({ faults: [{ operationId: 'login', status }] })
    for (const status of [200, 599]) await setLoginFault(status)
    for (const status of [199, 600])
      expect(await catchRefusal(setLoginFault(status))).toMatchObject({ status: 400 })
  })
})
