import { mockAt } from '@mocks/client'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterTest } from '../../support/after-test'
import { driven, refusalOf } from './driven'

const html = '<!doctype html><title>Portal</title>'

/** A mock behind a host that answers the first calls in its own way. */
async function behind(answers: (() => Response)[]) {
  const { backend } = await driven()
  const asked: string[] = []
  const mock = mockAt('https://host.test/a/b/', {
    fetch: async (address, init) => {
      asked.push(address)
      const other = answers.shift()
      return other ? other() : backend.request(new URL(address).pathname.slice('/a/b'.length), init)
    },
  })
  return { mock, asked }
}

const notFound = () => new Response('Not found', { status: 404 })
const firstPage = () => new Response(html, { headers: { 'Content-Type': 'text/html' } })
const offline = (): Response => {
  throw new TypeError('fetch failed')
}

describe('mockAt', () => {
  it('sends requests below the address', async () => {
    const { mock, asked } = await behind([])
    await mock.state()
    expect(asked).toEqual(['https://host.test/a/b/__mock/state'])
  })

  it.each([html, ''])('rejects an answer that is not JSON, with any status: "%s"', async (text) => {
    const { mock } = await behind([() => new Response(text)])
    const error = await mock.state().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ name: 'MockError', status: 200, body: text || undefined })
    expect(String(error)).toContain('GET state: no mock answers at https://host.test/a/b/')
  })

  it('reports the beginning of a long answer', async () => {
    const { mock } = await behind([() => new Response('a'.repeat(5000), { status: 502 })])
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

  /** Calls ready, advances the timers, and returns the result and the requested URLs. */
  async function waited(answers: (() => Response)[], milliseconds: number, within?: number) {
    const { mock, asked } = await behind(answers)
    const ended = mock.ready(within).then(
      (state) => state.scenario,
      (error: unknown) => error,
    )
    await vi.advanceTimersByTimeAsync(milliseconds)
    return { ended: await ended, asked }
  }

  it('returns the state at once if the mock answers', async () => {
    const { ended, asked } = await waited([], 0)
    expect(ended).toBe('demo')
    expect(asked).toEqual(['https://host.test/a/b/__mock/state'])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('retries while the host answers in place of the mock, or is offline', async () => {
    const { ended, asked } = await waited([offline, notFound, firstPage], 1000)
    expect(ended).toBe('demo')
    expect(asked).toHaveLength(4)
  })

  it('fails after the timeout with the last error', async () => {
    const never = Array.from({ length: 1000 }, () => notFound)
    const { ended, asked } = await waited(never, 2000, 1000)
    expect(ended).toMatchObject({ status: 404, body: 'Not found' })
    expect(asked.length).toBeLessThan(30)
    expect(vi.getTimerCount()).toBe(0)
  })

  it('fails at once for an invalid session name', async () => {
    const refused = () => new Response('{"detail":"no"}', { status: 400 })
    const { ended, asked } = await waited([refused], 0)
    expect(ended).toMatchObject({ status: 400 })
    expect(asked).toHaveLength(1)
  })
})

describe('the documented behaviour of the client', () => {
  it('describes rejections', async () => {
    const { drive } = await driven()
    expect(await refusalOf(drive.signIn('nadie@demo.ar'))).toMatchObject({
      status: 400,
      body: { username: expect.any(Array) },
    })
    const nowhere = { submission: 999_999, status: 'APPROVED' } as const
    expect(await refusalOf(drive.decide(nowhere))).toMatchObject({ status: 404 })
    expect(await refusalOf(drive.checkIn({ gate: 999, plate: 'AB123CD' }))).toMatchObject({
      status: 400,
      body: { gate: expect.any(Array) },
    })
    expect(await refusalOf(drive.checkIn({ gate: 21, plate: ' ' }))).toMatchObject({
      status: 400,
      body: { plate: expect.any(Array) },
    })
    expect(await refusalOf(drive.gate('', 999))).toMatchObject({ status: 400 })
    const decision = { submission: 8021, status: 'REJECTED' } as const
    const tooLong = { ...decision, comment: 'a'.repeat(1001) }
    expect(await refusalOf(drive.decide(tooLong))).toMatchObject({ status: 400 })
    await drive.decide({ ...decision, comment: 'a'.repeat(1000) })
    expect(await refusalOf(drive.decide(decision))).toMatchObject({
      status: 409,
      body: { message: expect.any(String) },
    })
  })

  it('describes latency and faults', async () => {
    const { drive } = await driven()
    const longest = { min: 0, max: 600_000 }
    expect((await drive.settings({ latency: longest })).settings.latency).toEqual(longest)
    for (const latency of [
      { min: 0, max: 600_001 },
      { min: 2, max: 1 },
    ])
      expect(await refusalOf(drive.settings({ latency }))).toMatchObject({ status: 400 })
    const faulty = (status: number) => drive.settings({ faults: [{ operationId: 'login', status }] })
    for (const status of [200, 599]) await faulty(status)
    for (const status of [199, 600]) expect(await refusalOf(faulty(status))).toMatchObject({ status: 400 })
  })
})
