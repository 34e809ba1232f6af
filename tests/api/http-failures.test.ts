import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { http } from '@/api/http'
import {
  catchFailure,
  connectCredentialsForEach,
  createJsonResponse,
  credentials,
  respondNever,
  stubResponse,
} from './http-calls'

connectCredentialsForEach()

describe('a call', () => {
  test('fails as a network failure if fetch rejects', async () => {
    stubResponse(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ failure: 'network', status: 0 })
  })

  test('times out exactly half a minute after it was sent, if there is no response', async () => {
    vi.useFakeTimers()
    stubResponse(respondNever)
    const onSettled = vi.fn()
    const failure = catchFailure(http('/api/country/')).finally(onSettled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(onSettled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ failure: 'timeout', status: 0 })
  })

  test('times out if the rest of the body does not arrive', async () => {
    vi.useFakeTimers()
    stubResponse(({ init }) => {
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"count":'))
          init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
        },
      })
      return new Response(body)
    })
    const failure = catchFailure(http('/api/country/'))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await failure).toMatchObject({ failure: 'timeout', status: 200 })
  })

  test('clears its timer after a success and after an error response', async () => {
    vi.useFakeTimers()
    stubResponse(() => createJsonResponse([]))
    await http('/api/country/')
    stubResponse(() => createJsonResponse({}, 500))
    await catchFailure(http('/api/country/'))
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each(['before', 'after'])(
    'rejects with the abort reason of the caller if the caller aborts %s sending',
    async (moment) => {
      stubResponse(respondNever)
      const caller = new AbortController()
      const reason = new DOMException('cancelled', 'AbortError')
      if (moment === 'before') caller.abort(reason)
      const call = catchFailure(http('/api/country/', { signal: caller.signal }))
      if (moment === 'after') caller.abort(reason)
      expect(await call).toBe(reason)
    },
  )
})

describe('a response with the status 401', () => {
  const respondUnauthorized = () => createJsonResponse({ detail: 'La sesión expiró.' }, 401)

  test('makes the call report its token as rejected, and fail', async () => {
    stubResponse(respondUnauthorized)
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ failure: 'status', status: 401 })
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1']])
  })

  test('makes the call report the token that it sent, not the new token of the session', async () => {
    stubResponse(() => {
      credentials.token = 't-2'
      return respondUnauthorized()
    })
    await catchFailure(http('/api/country/'))
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1']])
  })

  test('makes each of twenty simultaneous calls fail, and report only the token that they sent', async () => {
    stubResponse(respondUnauthorized)
    const errors = await Promise.all(Array.from({ length: 20 }, () => catchFailure(http('/api/country/'))))
    expect(errors.every((error) => error instanceof ApiError && error.status === 401)).toBe(true)
    expect(new Set(credentials.onUnauthorized.mock.calls.flat())).toEqual(new Set(['t-1']))
  })

  test('makes the call report its token even if the body cannot be read', async () => {
    stubResponse(() => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
      return new Response(body, { status: 401 })
    })
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ failure: 'status', status: 401 })
    expect(credentials.onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('does not make a sign-in report a token', async () => {
    stubResponse(() =>
      createJsonResponse({ non_field_errors: ['El usuario o la contraseña son incorrectos.'] }, 401),
    )
    const error = await catchFailure(http('/fapi/auth/login/', { method: 'POST' }))
    expect(error).toMatchObject({ status: 401, body: { non_field_errors: [expect.any(String)] } })
    expect(credentials.onUnauthorized).not.toHaveBeenCalled()
  })

  test('does not make a call without a session report a token', async () => {
    credentials.token = undefined
    stubResponse(respondUnauthorized)
    await catchFailure(http('/api/country/'))
    expect(credentials.onUnauthorized).not.toHaveBeenCalled()
  })

  test('makes the call repeat its request with the new token that `onUnauthorized` returns', async () => {
    credentials.onUnauthorized.mockResolvedValueOnce('t-2')
    const calls = stubResponse(({ headers }) =>
      headers.get('Authorization') === 'Bearer t-2'
        ? createJsonResponse({ ok: true })
        : respondUnauthorized(),
    )
    expect(await http('/api/country/', { method: 'PUT', body: '{}' })).toEqual({ ok: true })
    expect(calls.map(({ init, headers }) => [init.method, init.body, headers.get('Authorization')])).toEqual([
      ['PUT', '{}', 'Bearer t-1'],
      ['PUT', '{}', 'Bearer t-2'],
    ])
  })

  test('makes the call report the old token and then the new token, if the API rejects both', async () => {
    credentials.onUnauthorized.mockResolvedValue('t-2')
    const calls = stubResponse(respondUnauthorized)
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ status: 401 })
    expect(calls).toHaveLength(2)
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1'], ['t-2']])
  })
})
