import { request as httpRequest } from 'node:http'
import { maxSessions } from '@mocks/http/world-pool'
import { type RunningServer, serve } from '@mocks/http-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentials, init, read, type Sent } from './client'

const now = '2026-03-16T10:00:00-03:00'
const terms = '/fapi/terms/'
const login = { body: credentials('residente@demo.ar') }

describe('the backend over HTTP', () => {
  let serving: RunningServer

  beforeEach(async () => {
    serving = await serve({ port: 0, now })
  })
  afterEach(() => serving.close())

  const call = async (method: string, path: string, sent?: Sent) =>
    read(await fetch(`${serving.url}${path}`, init(method, sent)))
  const inSession = (name: string) => ({ headers: { 'X-Mock-Session': name } })
  const sessionsOf = async (name: string) => {
    const { body } = await call('GET', '/__mock/state', inSession(name))
    return (body as { counts: { sessions: number } }).counts.sessions
  }

  it('answers the calls of the portal', async () => {
    const { status, body } = await call('POST', '/fapi/auth/login/', login)
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

  it('answers 404 outside the API, the controls and the pages', async () => {
    expect(await call('GET', '/other')).toMatchObject({ status: 404, body: { detail: 'No encontrado.' } })
    expect(await call('GET', '//evil.test/fapi/terms/')).toMatchObject({ status: 404 })
  })

  it('keeps idle connections open for two minutes', async () => {
    const { headers } = await fetch(`${serving.url}/__mock/state`)
    expect(headers.get('Keep-Alive')).toBe('timeout=120')
  })

  it('has a separate world for each session', async () => {
    await call('POST', '/fapi/auth/login/', { ...login, ...inSession('one') })
    await call('POST', '/fapi/auth/login/', login)
    await call('POST', '/fapi/auth/login/', { ...login, ...inSession('default') })
    expect([await sessionsOf('one'), await sessionsOf('two'), await sessionsOf('default')]).toEqual([1, 0, 2])
    expect(await call('GET', terms, inSession('no spaces'))).toMatchObject({
      status: 400,
      body: { detail: 'X-Mock-Session admite hasta 64 letras sin acento, números, puntos y guiones.' },
    })
  })

  it('evicts the least recently used session above the maximum', async () => {
    await call('POST', '/fapi/auth/login/', { ...login, ...inSession('kept') })
    await call('POST', '/fapi/auth/login/', { ...login, ...inSession('forgotten') })
    await sessionsOf('kept')
    for (let made = 0; made < maxSessions - 1; made += 1)
      await call('GET', '/fapi/nothing/', inSession(`s${made}`))
    expect([await sessionsOf('kept'), await sessionsOf('forgotten')]).toEqual([1, 0])
  })

  it('allows calls of pages of any origin', async () => {
    const headers = { Origin: 'http://portal.test' }
    const answer = await call('GET', terms, { headers })
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('http://portal.test')
    expect(answer.headers.get('Vary')).toBe('Origin')
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull()
    expect((await call('GET', terms)).headers.get('Access-Control-Allow-Origin')).toBeNull()
    const preflight = await call('OPTIONS', terms, {
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
    const { body } = await call('POST', '/fapi/auth/login/', login)
    const { token } = body as { token: string }
    const found = await call(
      'GET',
      `/fapi/customer/101/visits/contacts/?search=${encodeURIComponent('ñandú')}`,
      { token },
    )
    expect(found).toMatchObject({ status: 200, body: { results: expect.any(Array) } })
    expect(await call('POST', '/fapi/password-recovery/', { body: { email: 'ñ' } })).toMatchObject({
      status: 400,
      body: { email: ['Debe ser un email válido.'] },
    })
  })

  it('refuses a body that is too large, with and without a content length', async () => {
    const large = `"${'x'.repeat(6 * 1024 * 1024)}"`
    expect(await call('POST', '/fapi/auth/login/', { body: large })).toMatchObject({ status: 413 })
    const status = await new Promise((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' }
      const sent = httpRequest(`${serving.url}/fapi/auth/login/`, { method: 'POST', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sent.on('error', reject)
      sent.end(large)
    })
    expect(status).toBe(413)
  })

  it('breaks the connection during the answer for the fault network', async () => {
    await call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 'network' }] },
    })
    await expect(call('GET', terms)).rejects.toThrow('terminated')
    expect(await call('GET', '/__mock/state')).toMatchObject({ status: 200 })
  })

  it('keeps the connection open for the fault timeout until the caller aborts', async () => {
    await call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 'timeout', times: 1 }] },
    })
    const caller = new AbortController()
    const hanging = call('GET', terms, { signal: caller.signal })
    await expect
      .poll(() => call('GET', '/__mock/state'))
      .toMatchObject({ body: { settings: { faults: [] } } })
    expect(await call('GET', terms)).toMatchObject({ status: 200 })
    caller.abort()
    await expect(hanging).rejects.toThrow('aborted')
  })

  it('stops after the grace period although a call hangs', async () => {
    await call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 'timeout', times: 1 }] },
    })
    const hanging = call('GET', terms)
    await expect
      .poll(() => call('GET', '/__mock/state'))
      .toMatchObject({ body: { settings: { faults: [] } } })
    await Promise.all([serving.close(20), expect(hanging).rejects.toThrow('fetch failed')])
  })
})
