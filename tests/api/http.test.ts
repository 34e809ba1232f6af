import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { connectCredentials, http } from '@/api/http'
import { takeConfig } from '@/config'

const api = 'https://api.example'
const onUnauthorized = vi.fn()
/** Browsers tell the zone of the tests by its old name or by its new one. */
const zone = expect.stringMatching(/^America\/(?:Argentina\/)?Buenos_Aires$/)
let token: string | undefined

beforeEach(() => {
  token = 't-1'
  onUnauthorized.mockReset()
  takeConfig({ apiUrl: api })
  connectCredentials({ token: () => token, onUnauthorized })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  takeConfig({})
})

type Call = { url: string; init: RequestInit; headers: Headers }

/** Answers every call with a reply; tells what was asked. */
function answerWith(reply: (call: Call) => Response | Promise<Response>) {
  const calls: Call[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const call = { url, init, headers: new Headers(init.headers) }
    calls.push(call)
    return reply(call)
  })
  return calls
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable('the call succeeded'),
    (error: unknown) => error,
  )

/** A call that is never answered, and ends as the platform ends it when its signal says so. */
const hang = ({ init }: Call) =>
  new Promise<Response>((_, reject) => {
    const end = () => reject(init.signal?.reason)
    if (init.signal?.aborted) return end()
    init.signal?.addEventListener('abort', end)
  })

describe('what is sent', () => {
  test('goes to the API of the configuration, and answers the body alone', async () => {
    const calls = answerWith(() => json({ count: 2 }))
    await expect(http('/fapi/authorization/7/?page=2')).resolves.toEqual({ count: 2 })
    expect(calls.map(({ url }) => url)).toEqual(['https://api.example/fapi/authorization/7/?page=2'])
  })

  test('without a configured API goes to the own origin', async () => {
    takeConfig({})
    const calls = answerWith(() => json({}))
    await http('/api/country/')
    expect(calls[0]?.url).toBe('/api/country/')
  })

  test('carries bearer, time zone and JSON, and no cookie', async () => {
    const calls = answerWith(() => json({ ok: true }, 201))
    await http('/fapi/customer/101/guest/', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'key-0001' },
      body: JSON.stringify({ first_name: 'JUANA' }),
    })
    const [call] = calls
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({
      accept: 'application/json',
      authorization: 'Bearer t-1',
      'content-type': 'application/json',
      'idempotency-key': 'key-0001',
      'time-zone': zone,
    })
    expect(call?.init).toMatchObject({ method: 'POST', body: '{"first_name":"JUANA"}', credentials: 'omit' })
  })

  test.each([
    '/fapi/auth/login/',
    '/fapi/v2/authentication/handoff/complete/?otc=demo-otc',
    '/fapi/resident/verify/',
    '/fapi/resident/signup/',
    '/fapi/password-recovery/',
    '/fapi/password-recovery/confirm/',
    '/fapi/terms/',
  ])('carries no bearer and no time zone to %s, though somebody is signed in', async (url) => {
    const calls = answerWith(() => json({}))
    await http(url, { method: 'POST' })
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
    expect(calls[0]?.headers.has('Time-Zone')).toBe(false)
  })

  test('carries no bearer while nobody is signed in', async () => {
    token = undefined
    const calls = answerWith(() => json({}))
    await http('/api/country/')
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
  })

  test.each([
    'https://elsewhere.example/fapi/terms/',
    '//elsewhere.example/fapi/',
    '/\\elsewhere.example/',
    'fapi/authorization/7/',
    '',
    '/',
    '/fapi/customer/101/guest/DNI/../',
    '/fapi/customer/101/guest/DNI/%2e%2E/',
    '/fapi/customer/101/guest/DNI/./',
    '/fapi/customer/101/guest/DNI/1%2F..%2Fcancel/',
    '/fapi/customer/101/guest/DNI/1%00/',
    '/fapi/customer/101/guest/DNI/1%5C2/',
  ])('is refused before it leaves when its path could lead elsewhere: %j', async (url) => {
    const calls = answerWith(() => json({}))
    await expect(http(url)).rejects.toThrow(TypeError)
    expect(calls).toEqual([])
  })

  test('may have dots, slashes and accents in its query', async () => {
    const calls = answerWith(() => json({}))
    await http('/fapi/customer/101/visits/contacts/?search=..%2Fp%C3%A9rez')
    expect(calls).toHaveLength(1)
  })
})

describe('what is answered', () => {
  test('a 204 to a write is nothing', async () => {
    answerWith(() => new Response(null, { status: 204 }))
    await expect(http('/fapi/auth/logout/', { method: 'POST' })).resolves.toBeUndefined()
  })

  test.each([
    ['a 204 to a read', () => new Response(null, { status: 204 })],
    ['an empty success', () => new Response('')],
    ['a page in HTML', () => new Response('<!doctype html><title>Portal</title>')],
    ['JSON cut short', () => new Response('{"count":2,"resu')],
    ['null', () => new Response('null')],
    ['a bare text', () => new Response('"hola"')],
  ])('%s is garbage', async (_name, reply) => {
    answerWith(reply)
    await expect(http('/api/country/')).rejects.toMatchObject({ name: 'ApiError', failure: 'garbage' })
  })

  test.each([400, 403, 404, 409, 413, 429, 500, 503])(
    'a %i keeps its status and its body',
    async (status) => {
      answerWith(() => json({ detail: 'No.' }, status))
      const error = await failureOf(http('/api/country/'))
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ failure: 'status', status, body: { detail: 'No.' } })
      expect(onUnauthorized).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['an error page in HTML', '<h1>502 Bad Gateway</h1>'],
    ['nothing', ''],
  ])('a 502 with %s keeps its status', async (_name, text) => {
    answerWith(() => new Response(text, { status: 502 }))
    const error = await failureOf(http('/api/country/'))
    expect(error).toMatchObject({ failure: 'status', status: 502, body: undefined })
  })
})

describe('what is never answered', () => {
  test('a network that fails is a network failure', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'network', status: 0 })
  })

  test('a call without an answer is given up after half a minute, and not before', async () => {
    vi.useFakeTimers()
    answerWith(hang)
    const settled = vi.fn()
    const failure = failureOf(http('/api/country/')).finally(settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ failure: 'timeout', status: 0 })
  })

  test('a body that stops half-way is given up too, as one that takes too long', async () => {
    vi.useFakeTimers()
    answerWith(({ init }) => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"count":'))
          init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
        },
      })
      return new Response(body)
    })
    const failure = failureOf(http('/api/country/'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ failure: 'timeout', status: 200 })
  })

  test('an answered call leaves no timer behind', async () => {
    vi.useFakeTimers()
    answerWith(() => json({}))
    await http('/api/country/')
    answerWith(() => json({}, 500))
    await failureOf(http('/api/country/'))
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each(['before', 'after'])('who gave up %s it was sent gets their own reason back', async (when) => {
    answerWith(hang)
    const caller = new AbortController()
    const reason = new DOMException('cancelled', 'AbortError')
    if (when === 'before') caller.abort(reason)
    const call = failureOf(http('/api/country/', { signal: caller.signal }))
    if (when === 'after') caller.abort(reason)
    expect(await call).toBe(reason)
  })
})

describe('a refused token', () => {
  const refuse = () => json({ detail: 'La sesión expiró.' }, 401)

  test('is told, and the call fails with its 401', async () => {
    answerWith(refuse)
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'status', status: 401 })
    expect(onUnauthorized.mock.calls).toEqual([['t-1']])
  })

  test('is the one that the call carried, though another has replaced it since', async () => {
    answerWith(() => {
      token = 't-2'
      return refuse()
    })
    await failureOf(http('/api/country/'))
    expect(onUnauthorized.mock.calls).toEqual([['t-1']])
  })

  test('is told by each of twenty calls, always the same one', async () => {
    answerWith(refuse)
    const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(http('/api/country/'))))
    expect(errors.every((error) => error instanceof ApiError && error.status === 401)).toBe(true)
    expect(new Set(onUnauthorized.mock.calls.flat())).toEqual(new Set(['t-1']))
  })

  test('is told although the words of the refusal are cut off', async () => {
    answerWith(() => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
      return new Response(body, { status: 401 })
    })
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'status', status: 401 })
    expect(onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('is not what a refused sign-in is about', async () => {
    answerWith(() => json({ non_field_errors: ['El usuario o la contraseña son incorrectos.'] }, 401))
    const error = await failureOf(http('/fapi/auth/login/', { method: 'POST' }))
    expect(error).toMatchObject({ status: 401, body: { non_field_errors: [expect.any(String)] } })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  test('is none when nobody was signed in', async () => {
    token = undefined
    answerWith(refuse)
    await failureOf(http('/api/country/'))
    expect(onUnauthorized).not.toHaveBeenCalled()
  })
})

/*
 * The platform's own fetch and AbortSignal over a real connection: in the browser's environment of the tests they come
 * from different worlds.
 */
describe('over a real connection', () => {
  let server: Server

  const listen = (answer: RequestListener) =>
    new Promise<void>((resolve) => {
      server = createServer(answer).listen(0, '127.0.0.1', () => {
        const address = server.address()
        if (typeof address === 'object') takeConfig({ apiUrl: `http://127.0.0.1:${address?.port}/` })
        resolve()
      })
    })

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const allowAll = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

  test('headers go and JSON comes', async () => {
    await listen((request, response) => {
      const { authorization, 'time-zone': timeZone, cookie } = request.headers
      response.writeHead(200, allowAll).end(JSON.stringify({ authorization, timeZone, cookie }))
    })
    const { signal } = new AbortController()
    await expect(http('/api/country/', { signal })).resolves.toEqual({
      authorization: 'Bearer t-1',
      timeZone: zone,
    })
  })

  test('a cancelled query ends the connection and gets its AbortError', async () => {
    const arrived = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    await listen((request) => {
      arrived.resolve()
      request.on('close', left.resolve)
    })
    const caller = new AbortController()
    const call = failureOf(http('/api/country/', { signal: caller.signal }))
    await arrived.promise
    caller.abort()
    expect(await call).toBe(caller.signal.reason)
    await left.promise
  })

  test('an answer cut half-way is a network failure', async () => {
    await listen((_request, response) => {
      response.writeHead(200, { ...allowAll, 'content-length': '100' })
      response.write('{"count":2,', () => response.destroy())
    })
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'network' })
  })

  test('a refused connection is a network failure', async () => {
    await listen(() => {})
    const refused = Promise.withResolvers<void>()
    server.close(() => refused.resolve())
    await refused.promise
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'network', status: 0 })
  })
})
