import { createMock } from '@mocks/node'
import { describe, expect, it } from 'vitest'
import { createCallClient, createCredentials, createRequestInit } from './client'

const termsPath = '/fapi/terms/'
const settingsPath = '/__mock/settings'
const login = { body: createCredentials('residente@demo.ar') }

describe('faults', () => {
  const createFaultyClient = async (fault: object) => {
    const faultyClient = await createCallClient()
    await faultyClient.call('PATCH', settingsPath, {
      body: { faults: [{ operationId: 'getTerms', ...fault }] },
    })
    return faultyClient
  }

  it('return the contract’s example of an error body if the contract documents the status', async () => {
    const { call } = await createFaultyClient({ status: 400 })
    expect(await call('GET', termsPath)).toMatchObject({
      status: 400,
      body: { to_date: ['La fecha de fin no puede ser anterior a la de ingreso.'] },
    })
  })

  it('return a general message for an undocumented 5xx status, an empty object for another error, and no body for 204', async () => {
    const { call } = await createFaultyClient({ status: 503 })
    expect(await call('GET', termsPath)).toMatchObject({ status: 503, body: { detail: 'Error interno.' } })
    await call('PATCH', settingsPath, { body: { faults: [{ operationId: 'getTerms', status: 429 }] } })
    expect(await call('GET', termsPath)).toMatchObject({ status: 429, body: {} })
    await call('PATCH', settingsPath, { body: { faults: [{ operationId: 'getTerms', status: 204 }] } })
    expect(await call('GET', termsPath)).toMatchObject({ status: 204, body: '' })
  })

  it.each([204, 205, 304])(
    'return no body with the status %i, even if the fault has a body',
    async (status) => {
      const { mock, call } = await createCallClient()
      for (const body of [undefined, '<h1>Oh</h1>', { more: 1 }]) {
        await call('PATCH', settingsPath, { body: { faults: [{ operationId: 'getTerms', status, body }] } })
        expect(await call('GET', termsPath)).toMatchObject({ status, body: '' })
      }
      expect(mock.violations).toEqual([])
    },
  )

  it.each([200, 201, 299, 302])(
    'return an empty object with the status %i, which is not an error',
    async (status) => {
      const { call } = await createFaultyClient({ status })
      expect(await call('GET', termsPath)).toMatchObject({ status, body: {} })
      expect((await call('GET', termsPath)).body).toEqual({})
    },
  )

  it('return the body of the fault: an object as JSON, and a text as HTML', async () => {
    const { call } = await createFaultyClient({ status: 200, body: { wrong: 'shape' } })
    expect(await call('GET', termsPath)).toMatchObject({ status: 200, body: { wrong: 'shape' } })
    const html = { operationId: 'getTerms', status: 500, body: '<h1>Oh</h1>' }
    await call('PATCH', settingsPath, { body: { faults: [html] } })
    const { status, body, headers } = await call('GET', termsPath)
    expect([status, body, headers.get('Content-Type')]).toEqual([
      500,
      '<h1>Oh</h1>',
      'text/html; charset=utf-8',
    ])
  })

  it('have the header `Retry-After` if they name it, also with a body of HTML', async () => {
    const { call } = await createFaultyClient({ status: 503, retryAfter: '120' })
    expect((await call('GET', termsPath)).headers.get('Retry-After')).toBe('120')
    const retryAfter = 'Mon, 16 Mar 2026 13:02:00 GMT'
    const fault = { operationId: 'getTerms', status: 429, body: '<h1>Oh</h1>', retryAfter }
    await call('PATCH', settingsPath, { body: { faults: [fault] } })
    expect((await call('GET', termsPath)).headers.get('Retry-After')).toBe(retryAfter)
  })

  it.each(['', ' 5', 'a\nb', 'ñ', 5])(
    'refuse the value %j for the header `Retry-After`',
    async (retryAfter) => {
      const { call } = await createCallClient()
      const fault = { operationId: 'getTerms', status: 503, retryAfter }
      expect(await call('PATCH', settingsPath, { body: { faults: [fault] } })).toMatchObject({ status: 400 })
    },
  )

  it('return an HTML error page with the HTTP status 200 if their status is `garbage`', async () => {
    const { call } = await createFaultyClient({ status: 'garbage' })
    const { status, body, headers } = await call('GET', termsPath)
    expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(body).toContain('502 Bad Gateway')
  })

  it('cause a network error if their status is `network`', async () => {
    const { mock } = await createFaultyClient({ status: 'network' })
    expect((await mock.request(termsPath)).type).toBe('error')
  })

  it('send no response if their status is `timeout`; the call fails when the test aborts it', async () => {
    const { mock } = await createFaultyClient({ status: 'timeout' })
    const abortController = new AbortController()
    const response = mock.request(termsPath, { signal: abortController.signal })
    const stateResponse = mock.request('/__mock/state')
    expect(await Promise.race([response, stateResponse])).toBe(await stateResponse)
    abortController.abort()
    expect((await response).type).toBe('error')
  })

  it('do not block calls of other operations', async () => {
    const { mock, call } = await createFaultyClient({ status: 'timeout' })
    const abortController = new AbortController()
    const hangingResponse = mock.request(termsPath, { signal: abortController.signal })
    expect(await call('POST', '/fapi/auth/login/', login)).toMatchObject({ status: 200 })
    abortController.abort()
    await hangingResponse
  })

  it('apply as many times as `times` says, and only to their operation', async () => {
    const { call } = await createFaultyClient({ status: 500, times: 2 })
    expect(await call('POST', '/fapi/auth/login/', login)).toMatchObject({ status: 200 })
    const statuses = []
    for (let index = 0; index < 3; index += 1) statuses.push((await call('GET', termsPath)).status)
    expect(statuses).toEqual([500, 500, 200])
  })

  it('apply one after the other, in the order of the list, if they have the same operation', async () => {
    const { call } = await createCallClient({
      faults: [
        { operationId: 'getTerms', status: 500, times: 1 },
        { operationId: 'getTerms', status: 429, times: 1 },
      ],
    })
    const statuses = []
    for (let time = 0; time < 3; time += 1) statuses.push((await call('GET', termsPath)).status)
    expect(statuses).toEqual([500, 429, 200])
  })

  it('apply only after as many calls as `skip` says', async () => {
    const { call } = await createFaultyClient({ status: 500, times: 1, skip: 2 })
    const statuses = []
    for (let time = 0; time < 4; time += 1) statuses.push((await call('GET', termsPath)).status)
    expect(statuses).toEqual([200, 200, 500, 200])
    await call('PATCH', settingsPath, {
      body: { faults: [{ operationId: 'getTerms', status: 500, skip: 1 }] },
    })
    expect([(await call('GET', termsPath)).status, (await call('GET', termsPath)).status]).toEqual([200, 500])
  })

  it('run the call, but lose its response, if their status is `lost`', async () => {
    const { mock, call } = await createCallClient({
      faults: [{ operationId: 'login', status: 'lost', times: 1 }],
    })
    const lostResponse = await mock.request('/fapi/auth/login/', createRequestInit('POST', login))
    expect([lostResponse.type, mock.db.sessions.count()]).toEqual(['error', 1])
    expect(await call('POST', '/fapi/auth/login/', login)).toMatchObject({ status: 200 })
  })

  it('do not run the call if their status is an error status', async () => {
    const { mock, call } = await createCallClient({ faults: [{ operationId: 'login', status: 500 }] })
    await call('POST', '/fapi/auth/login/', login)
    expect(mock.db.sessions.count()).toBe(0)
  })
})

describe('latency', () => {
  it('is a random time from `min` to `max`, and delays every call except calls of controls', async () => {
    const waits: number[] = []
    const mock = await createMock({ wait: async (milliseconds) => void waits.push(milliseconds) })
    await mock.request(
      settingsPath,
      createRequestInit('PATCH', { body: { latency: { min: 100, max: 200 } } }),
    )
    for (let time = 0; time < 20; time += 1) await mock.request(termsPath)
    await mock.request('/__mock/state')
    expect(waits).toHaveLength(20)
    expect(waits.every((wait) => wait >= 100 && wait <= 200)).toBe(true)
    expect(new Set(waits).size).toBeGreaterThan(10)
  })

  it('ends when the caller aborts, and the call does not run', async () => {
    const abortController = new AbortController()
    const mock = await createMock({ wait: async () => abortController.abort() })
    await mock.request(settingsPath, createRequestInit('PATCH', { body: { latency: { min: 5, max: 5 } } }))
    const response = await mock.request(
      '/fapi/auth/login/',
      createRequestInit('POST', { ...login, signal: abortController.signal }),
    )
    expect(response.type).toBe('error')
    expect(mock.db.sessions.count()).toBe(0)
  })

  it('does not block other calls', async () => {
    const resolvers: (() => void)[] = []
    const mock = await createMock({ wait: () => new Promise((resolve) => resolvers.push(resolve)) })
    await mock.request(settingsPath, createRequestInit('PATCH', { body: { latency: { min: 5, max: 5 } } }))
    const slowResponse = mock.request(termsPath)
    await mock.request(settingsPath, createRequestInit('PATCH', { body: { latency: { min: 0, max: 0 } } }))
    expect((await mock.request(termsPath)).status).toBe(200)
    for (const resolve of resolvers) resolve()
    expect((await slowResponse).status).toBe(200)
  })
})
