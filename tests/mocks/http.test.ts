import { type ChildProcess, spawn } from 'node:child_process'
import { request as httpRequest } from 'node:http'
import { fileURLToPath } from 'node:url'
import { mostSessions, type Serving, serve } from '@mocks/http-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { credentials, init, read, type Sent } from './client'

const now = '2026-03-16T10:00:00-03:00'
const terms = '/fapi/terms/'
const login = { body: credentials('residente@demo.ar') }

describe('the backend over HTTP', () => {
  let serving: Serving

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

  it('answers nothing but the API and the controls', async () => {
    expect(await call('GET', '/')).toMatchObject({ status: 404, body: { detail: 'No encontrado.' } })
    expect(await call('GET', '//evil.test/fapi/terms/')).toMatchObject({ status: 404 })
  })

  it('keeps a world for each session', async () => {
    await call('POST', '/fapi/auth/login/', { ...login, ...inSession('one') })
    await call('POST', '/fapi/auth/login/', login)
    await call('POST', '/fapi/auth/login/', { ...login, ...inSession('default') })
    expect([await sessionsOf('one'), await sessionsOf('two'), await sessionsOf('default')]).toEqual([1, 0, 2])
    expect(await call('GET', terms, inSession('no spaces'))).toMatchObject({ status: 400 })
  })

  it('forgets the session that nobody used for longest when there are too many', async () => {
    await call('POST', '/fapi/auth/login/', { ...login, ...inSession('kept') })
    await call('POST', '/fapi/auth/login/', { ...login, ...inSession('forgotten') })
    await sessionsOf('kept')
    for (let made = 0; made < mostSessions - 1; made += 1)
      await call('GET', '/fapi/nothing/', inSession(`s${made}`))
    expect([await sessionsOf('kept'), await sessionsOf('forgotten')]).toEqual([1, 0])
  })

  it('lets pages of any origin call it', async () => {
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

  it('reads addresses and bodies as they are sent', async () => {
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

  it('refuses what is too large, told beforehand or not', async () => {
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

  it('cuts the connection in the middle of the answer where that was asked for', async () => {
    await call('PATCH', '/__mock/settings', {
      body: { faults: [{ operationId: 'getTerms', status: 'network' }] },
    })
    await expect(call('GET', terms)).rejects.toThrow('terminated')
    expect(await call('GET', '/__mock/state')).toMatchObject({ status: 200 })
  })

  it('holds the connection where that was asked for, until the caller goes', async () => {
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
})

describe('npm run mock', { timeout: 30_000 }, () => {
  let child: ChildProcess

  afterEach(() => {
    child.kill('SIGKILL')
  })

  /** Runs the program. Its output is complete when it has ended, or up to the line that tells its address. */
  function run(...flags: string[]) {
    child = spawn(process.execPath, [
      fileURLToPath(new URL('../../mocks/http.ts', import.meta.url)),
      ...flags,
    ])
    let printed = ''
    const ended = new Promise<{ code: number | null; printed: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, printed }))
    })
    const ready = new Promise<string>((resolve) => {
      const read = (chunk: Buffer) => {
        printed += chunk.toString()
        const [, address] = printed.match(/^Mock backend: (\S+)\n/) ?? []
        if (address) resolve(address)
      }
      child.stdout?.on('data', read)
      child.stderr?.on('data', read)
    })
    return { ready, ended }
  }

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'prints its address, takes its flags and stops on %s',
    async (signal) => {
      const { ready, ended } = run('--port', '0', '--scenario', 'empty', '--seed', '5', '--now', now)
      const { body } = await read(await fetch(`${await ready}/__mock/state`))
      expect(body).toMatchObject({ scenario: 'empty', seed: 5, now: '2026-03-16T13:00:00.000Z', tick: false })
      child.kill(signal)
      expect(await ended).toMatchObject({ code: 0, printed: expect.stringMatching(/^Mock backend: \S+\n$/) })
    },
  )

  it('follows the clock where no instant was asked for', async () => {
    const { ready } = run('--port', '0')
    const { body } = await read(await fetch(`${await ready}/__mock/state`))
    expect(body).toMatchObject({ scenario: 'demo', seed: 1, tick: true })
  })

  it('explains itself', async () => {
    const { code, printed } = await run('--help').ended
    expect(code).toBe(0)
    for (const flag of ['--port', '--host', '--scenario', '--seed', '--now', '--help'])
      expect(printed).toContain(flag)
  })

  it.each([
    [['--scenario', 'nowhere'], 'No scenario "nowhere"'],
    [['--seed', 'x'], '--seed is a number'],
    [['--port', '70000'], '--port is a number up to 65535'],
    [['--now', '2026-03-16T10:00:00'], '--now needs an offset'],
    [['--now', '2026-13-16T10:00:00Z'], 'No instant'],
    [['--other'], 'Unknown option'],
  ])('refuses %j', async (flags, word) => {
    const { code, printed } = await run(...flags).ended
    expect(code).toBe(1)
    expect(printed).toContain(word)
  })
})
