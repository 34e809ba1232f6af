import { request as httpRequest } from 'node:http'
import { maxSessions } from '@mocks/http/world-pool'
import { type RunningServer, serve } from '@mocks/http-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CallOptions, createCredentials, createRequestInit, readResponse } from './client'

const now = '2026-03-16T10:00:00-03:00'
const termsPath = '/fapi/terms/'
const loginOptions = { body: createCredentials('residente@demo.ar') }

describe('the backend over HTTP', () => {
  let server: RunningServer

  beforeEach(async () => {
    server = await serve({ port: 0, now })
  })
  afterEach(() => server.close())

  const call = async (method: string, path: string, options?: CallOptions) =>
    readResponse(await fetch(`${server.url}${path}`, createRequestInit(method, options)))
  const createSessionOptions = (name: string) => ({ headers: { 'X-Mock-Session': name } })
  /** Counts the sign-ins in the world of the mock session `name`. */
  const countSignIns = async (name: string) => {
    const { body } = await call('GET', '/__mock/state', createSessionOptions(name))
    return (body as { counts: { sessions: number } }).counts.sessions
  }

  it('accepts the token of a sign-in until the sign-out', async () => {
    const { status, body } = await call('POST', '/fapi/auth/login/', loginOptions)
    expect(status).toBe(200)
    const { token } = body as { token: string }
    expect(
      await call('GET', '/fapi/v2/customer/101/property/201/authorization/?is_active=true', { token }),
    ).toMatchObject({
      status: 200,
      body: { current: 1 },
    })
    expect(await call('POST', '/fapi/auth/logout/', { token, body: { session_id: null } })).toMatchObject({
      status: 204,
    })
    expect(await call('GET', '/api/country/', { token })).toMatchObject({ status: 401 })
  })

  it('returns 404 outside the API, the controls and the pages', async () => {
    expect(await call('GET', '/other')).toMatchObject({ status: 404, body: { detail: 'No encontrado.' } })
    expect(await call('GET', '//evil.test/fapi/terms/')).toMatchObject({ status: 404 })
  })

  it('keeps idle connections open for two minutes', async () => {
    const { headers } = await fetch(`${server.url}/__mock/state`)
    expect(headers.get('Keep-Alive')).toBe('timeout=120')
  })

  it('has a separate world for each X-Mock-Session, and rejects an invalid name', async () => {
    await call('POST', '/fapi/auth/login/', { ...loginOptions, ...createSessionOptions('one') })
    await call('POST', '/fapi/auth/login/', loginOptions)
    await call('POST', '/fapi/auth/login/', { ...loginOptions, ...createSessionOptions('default') })
    expect([await countSignIns('one'), await countSignIns('two'), await countSignIns('default')]).toEqual([
      1, 0, 2,
    ])
    expect(await call('GET', termsPath, createSessionOptions('no spaces'))).toMatchObject({
      status: 400,
      body: { detail: 'X-Mock-Session admite hasta 64 letras sin acento, números, puntos y guiones.' },
    })
  })

  it('deletes the world of the least recently used X-Mock-Session when a new session exceeds the maximum', async () => {
    await call('POST', '/fapi/auth/login/', { ...loginOptions, ...createSessionOptions('recent') })
    await call('POST', '/fapi/auth/login/', { ...loginOptions, ...createSessionOptions('oldest') })
    await countSignIns('recent')
    for (let index = 0; index < maxSessions - 1; index += 1)
      await call('GET', '/fapi/nothing/', createSessionOptions(`s${index}`))
    expect([await countSignIns('recent'), await countSignIns('oldest')]).toEqual([1, 0])
  })

  it('allows calls from pages of any origin', async () => {
    const headers = { Origin: 'http://portal.test' }
    const response = await call('GET', termsPath, { headers })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('http://portal.test')
    expect(response.headers.get('Vary')).toBe('Origin')
    expect(response.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect((await call('GET', termsPath)).headers.get('Access-Control-Allow-Origin')).toBeNull()
    const preflight = await call('OPTIONS', termsPath, {
      headers: {
        ...headers,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'Authorization',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('http://portal.test')
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe(
      'Authorization, Time-Zone, Content-Type, Idempotency-Key, X-Mock-Session',
    )
    expect(preflight.headers.get('Access-Control-Allow-Methods')).toContain('PUT')
  })

  it('reads addresses and bodies as UTF-8', async () => {
    const { body } = await call('POST', '/fapi/auth/login/', loginOptions)
    const { token } = body as { token: string }
    const contactsResponse = await call(
      'GET',
      `/fapi/customer/101/visits/contacts/?search=${encodeURIComponent('zúñiga')}`,
      { token },
    )
    expect(contactsResponse).toMatchObject({
      status: 200,
      body: { results: [{ guest: { last_name: 'Zúñiga' } }] },
    })
    const refusal = { status: 409, body: { message: '¿Ñandú?' } }
    await call('PATCH', '/__mock/settings', { body: { faults: [{ operationId: 'getTerms', ...refusal }] } })
    expect(await call('GET', termsPath)).toMatchObject(refusal)
  })

  it('rejects a body that is too large, with a content length or in chunks', async () => {
    const largeBody = `"${'x'.repeat(6 * 1024 * 1024)}"`
    expect(await call('POST', '/fapi/auth/login/', { body: largeBody })).toMatchObject({ status: 413 })
    const status = await new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
      const request = httpRequest(
        `${server.url}/fapi/auth/login/`,
        { method: 'POST', headers },
        (response) => {
          response.resume()
          resolve(response.statusCode)
        },
      )
      request.on('error', reject)
      request.end(largeBody)
    })
    expect(status).toBe(413)
  })

  it("aborts the connection during the response if a fault has the status 'network'", async () => {
    await call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 'network' }] },
    })
    await expect(call('GET', termsPath)).rejects.toThrow('terminated')
    expect(await call('GET', '/__mock/state')).toMatchObject({ status: 200 })
  })

  it("sends no response if a fault has the status 'timeout', but responds to later calls", async () => {
    await call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 'timeout', times: 1 }] },
    })
    const abortController = new AbortController()
    const hangingCall = call('GET', termsPath, { signal: abortController.signal })
    await expect
      .poll(() => call('GET', '/__mock/state'))
      .toMatchObject({ body: { settings: { faults: [] } } })
    expect(await call('GET', termsPath)).toMatchObject({ status: 200 })
    abortController.abort()
    await expect(hangingCall).rejects.toThrow('aborted')
  })

  it('ends hanging connections after the grace period of `close`', async () => {
    await call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 'timeout', times: 1 }] },
    })
    const hangingCall = call('GET', termsPath)
    await expect
      .poll(() => call('GET', '/__mock/state'))
      .toMatchObject({ body: { settings: { faults: [] } } })
    await Promise.all([server.close(20), expect(hangingCall).rejects.toThrow('fetch failed')])
  })
})
