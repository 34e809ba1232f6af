import { EventEmitter } from 'node:events'
import type { CDPSession } from '@playwright/test'
import { describe, expect, it } from 'vitest'
import { countSteps, type LoggedRequest, NetworkLog, omitUnusedScripts, sumScriptBytes } from './network-log'

const createRequest = (start: number, end?: number, type = 'Fetch', bytes = 0): LoggedRequest => ({
  type,
  start,
  bytes,
  ...(end !== undefined && { end }),
})

describe('the steps in series', () => {
  it('count requests that start after another has ended, and parallel requests once', () => {
    const html = createRequest(0, 1)
    const scripts = [createRequest(1, 3), createRequest(1.1, 2), createRequest(1.2, 4)]
    expect(countSteps([], 9)).toBe(0)
    expect(countSteps([html, ...scripts], 9)).toBe(2)
    expect(countSteps([html, ...scripts, createRequest(2.1, 5)], 9)).toBe(3)
  })

  it('find the longest chain, not the chain of the first requests', () => {
    const long = createRequest(0, 10)
    expect(countSteps([long, createRequest(0, 1), createRequest(2, 3), createRequest(4, 5)], 20)).toBe(3)
  })

  it('leave out requests that end later than the given instant, or never', () => {
    expect(countSteps([createRequest(0, 1), createRequest(1, 2), createRequest(2, 3)], 2.5)).toBe(2)
    expect(countSteps([createRequest(0, 1), createRequest(1)], 2.5)).toBe(1)
  })
})

describe('the preloaded scripts', () => {
  const url = 'http://portal/static/js/movements.js'
  const preloaded: LoggedRequest = { ...createRequest(0, 1, 'Script'), preloadedUrl: url }

  it('are left out until they run', () => {
    const others = [
      createRequest(0, 1, 'Script'),
      { ...createRequest(0, 1), preloadedUrl: 'http://portal/config.json' },
    ]
    expect(omitUnusedScripts([preloaded, ...others], ['http://portal/static/js/base.js'])).toEqual(others)
    expect(omitUnusedScripts([preloaded, ...others], [url])).toEqual([preloaded, ...others])
  })
})

describe('the bytes of scripts', () => {
  it('are those of the scripts that have ended until the given instant', () => {
    const requests = [
      createRequest(0, 1, 'Script', 10),
      createRequest(0, 2, 'Script', 200),
      createRequest(0, 3, 'Script', 3000),
      createRequest(0, undefined, 'Script', 50_000),
      createRequest(0, 1, 'Stylesheet', 600_000),
    ]
    expect(sumScriptBytes(requests, 2)).toBe(210)
  })
})

describe('the log', () => {
  /** Starts a log on a session whose events the test emits. */
  async function startLog() {
    const events = Object.assign(new EventEmitter(), { send: () => Promise.resolve() })
    const log = await NetworkLog.start(events as unknown as CDPSession)
    const emit = (event: string, timestamp: number, details: Record<string, unknown>) =>
      events.emit(`Network.${event}`, { requestId: '1', timestamp, ...details })
    const send = (timestamp: number, details: Record<string, unknown> = {}) =>
      emit('requestWillBeSent', timestamp, {
        request: { url: 'http://api/' },
        wallTime: 1_000_000 + timestamp,
        type: 'Script',
        initiator: { type: 'script' },
        ...details,
      })
    return { log, emit, send }
  }

  it('has the period and the transferred bytes of a request', async () => {
    const { log, emit, send } = await startLog()
    send(5)
    expect(log.requests).toEqual([{ type: 'Script', start: 5, bytes: 0 }])
    emit('responseReceived', 6, { type: 'Script' })
    emit('loadingFinished', 7, { encodedDataLength: 900 })
    expect(log.requests).toEqual([{ type: 'Script', start: 5, end: 7, bytes: 900 }])
  })

  it('ends a document when its first bytes arrive, because its files are then requested', async () => {
    const { log, emit, send } = await startLog()
    send(5, { type: 'Document' })
    emit('responseReceived', 6, { type: 'Document' })
    emit('loadingFinished', 8, { encodedDataLength: 900 })
    expect(log.requests).toEqual([{ type: 'Document', start: 5, end: 6, bytes: 900 }])
  })

  it('ends a request that fails', async () => {
    const { log, emit, send } = await startLog()
    send(5)
    emit('loadingFailed', 6, {})
    expect(log.requests).toEqual([{ type: 'Script', start: 5, end: 6, bytes: 0 }])
  })

  it('leaves out preflights, data addresses, and files that are already loaded', async () => {
    const { log, emit, send } = await startLog()
    send(5, { initiator: { type: 'preflight' } })
    send(5, { requestId: '2', request: { url: 'data:image/png;base64,AA==' } })
    send(5, { requestId: '3' })
    emit('requestServedFromCache', 5, { requestId: '3' })
    expect(log.requests).toEqual([])
  })

  it('converts instants to the clock of the browser', async () => {
    const { log, send } = await startLog()
    expect(() => log.toBrowserTime(0)).toThrow('The page has sent no request')
    send(5)
    expect(log.toBrowserTime(1_000_007_000)).toBe(7)
  })
})
