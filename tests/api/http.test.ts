import { describe, expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { http } from '@/api/http'
import { applyConfig } from '@/config'
import {
  catchFailure,
  connectCredentialsForEach,
  createJsonResponse,
  credentials,
  expectedTimeZone,
  stubResponse,
} from './http-calls'

connectCredentialsForEach()

describe('the request of a call', () => {
  test('goes to the configured API, and the call returns the response body', async () => {
    const calls = stubResponse(() => createJsonResponse({ count: 2 }))
    await expect(http('/fapi/example/7/?page=2')).resolves.toEqual({ count: 2 })
    expect(calls.map(({ url }) => url)).toEqual(['https://api.example/fapi/example/7/?page=2'])
  })

  test("goes to the portal's origin if no API is configured", async () => {
    applyConfig({ apiUrl: '' })
    const calls = stubResponse(() => createJsonResponse([]))
    await http('/api/country/')
    expect(calls[0]?.url).toBe('/api/country/')
  })

  test('carries the bearer token, the time zone and JSON, but no cookie', async () => {
    const calls = stubResponse(() => createJsonResponse({ ok: true }, 201))
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
      'time-zone': expectedTimeZone,
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
  ])('carries no bearer token and no time zone to %s, although a user is signed in', async (url) => {
    const calls = stubResponse(() => createJsonResponse({}))
    await http(url, { method: 'POST' })
    expect(calls[0]?.headers.has('Authorization')).toBe(false)
    expect(calls[0]?.headers.has('Time-Zone')).toBe(false)
  })

  test('carries no bearer token without a session', async () => {
    credentials.token = undefined
    const calls = stubResponse(() => createJsonResponse([]))
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
  ])('is not sent, and the call throws, if the path could lead to another address: %j', async (url) => {
    const calls = stubResponse(() => createJsonResponse({}))
    await expect(http(url)).rejects.toThrow(TypeError)
    expect(calls).toEqual([])
  })

  test('is sent although its query string contains dots, an encoded slash and an encoded accent', async () => {
    const calls = stubResponse(() => createJsonResponse({}))
    await http('/fapi/example/101/?search=..%2Fp%C3%A9rez')
    expect(calls).toHaveLength(1)
  })
})

describe('the result of a call', () => {
  test('is undefined for a write whose response is a 204', async () => {
    stubResponse(() => new Response(null, { status: 204 }))
    await expect(http('/fapi/auth/logout/', { method: 'POST' })).resolves.toBeUndefined()
  })

  test.each([
    ['a 204 to a read', () => new Response(null, { status: 204 })],
    ['an empty success', () => new Response('')],
    ['a page in HTML', () => new Response('<!doctype html><title>Portal</title>')],
    ['incomplete JSON', () => new Response('{"count":2,"resu')],
    ['null', () => new Response('null')],
    ['a bare text', () => new Response('"hola"')],
  ])("is an error with the failure 'garbage' if the response is %s", async (_name, respond) => {
    stubResponse(respond)
    await expect(http('/api/country/')).rejects.toMatchObject({ name: 'ApiError', failure: 'garbage' })
  })

  test.each([400, 403, 404, 409, 413, 429, 500, 503])(
    'is an error with the status and the body of the response: %i',
    async (status) => {
      stubResponse(() => createJsonResponse({ detail: 'No.' }, status))
      const error = await catchFailure(http('/api/country/'))
      expect(error).toBeInstanceOf(ApiError)
      expect(error).toMatchObject({ failure: 'status', status, body: { detail: 'No.' } })
      expect(credentials.onUnauthorized).not.toHaveBeenCalled()
    },
  )

  test('is an error with the wait that the response asks for', async () => {
    stubResponse(() => new Response('', { status: 429, headers: { 'Retry-After': '120' } }))
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ status: 429, retryAfter: 120 })
  })

  test.each([
    ['has expired', 't-1', true, true],
    ['is valid', 't-1', false, false],
    ['does not exist', undefined, true, false],
  ])(
    'after a 401, is an error that says whether the session has ended: the session %s',
    async (_name, token, isExpired, isSessionEnd) => {
      stubResponse(() => createJsonResponse({}, 401))
      Object.assign(credentials, { token, isExpired })
      expect(await catchFailure(http('/api/country/'))).toMatchObject({ status: 401, isSessionEnd })
    },
  )

  test.each([
    ['an error page in HTML', '<h1>502 Bad Gateway</h1>'],
    ['an empty body', ''],
  ])(
    'is an error with the status, but without a body, if the response is a 502 with %s',
    async (_name, text) => {
      stubResponse(() => new Response(text, { status: 502 }))
      const error = await catchFailure(http('/api/country/'))
      expect(error).toMatchObject({ failure: 'status', status: 502, body: undefined })
    },
  )
})
