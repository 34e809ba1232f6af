import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { http } from '@/api/http'
import { catchFailure, connectCredentialsForEach, credentials, hang, json, stubResponse } from './http-calls'

connectCredentialsForEach()

describe('network failures, timeouts and aborts', () => {
  test('fails as a network failure if fetch rejects', async () => {
    stubResponse(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ failure: 'network', status: 0 })
  })

  test('times out after exactly half a minute', async () => {
    vi.useFakeTimers()
    stubResponse(hang)
    const onSettled = vi.fn()
    const failure = catchFailure(http('/api/country/')).finally(onSettled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(onSettled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ failure: 'timeout', status: 0 })
  })

  test('times out if the body is incomplete', async () => {
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

  test('clears the timer after the response', async () => {
    vi.useFakeTimers()
    stubResponse(() => json({}))
    await http('/api/country/')
    stubResponse(() => json({}, 500))
    await catchFailure(http('/api/country/'))
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each(['before', 'after'])(
    'rejects with the abort reason of the caller if the caller aborts %s sending',
    async (moment) => {
      stubResponse(hang)
      const caller = new AbortController()
      const reason = new DOMException('cancelled', 'AbortError')
      if (moment === 'before') caller.abort(reason)
      const call = catchFailure(http('/api/country/', { signal: caller.signal }))
      if (moment === 'after') caller.abort(reason)
      expect(await call).toBe(reason)
    },
  )
})

describe('a rejected token', () => {
  const respondUnauthorized = () => json({ detail: 'La sesión expiró.' }, 401)

  test('is reported, and the call fails with 401', async () => {
    stubResponse(respondUnauthorized)
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ failure: 'status', status: 401 })
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1']])
  })

  test('is reported as the token that the call sent', async () => {
    stubResponse(() => {
      credentials.token = 't-2'
      return respondUnauthorized()
    })
    await catchFailure(http('/api/country/'))
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1']])
  })

  test('makes each of twenty simultaneous calls fail with 401, and is the only token that is reported', async () => {
    stubResponse(respondUnauthorized)
    const errors = await Promise.all(Array.from({ length: 20 }, () => catchFailure(http('/api/country/'))))
    expect(errors.every((error) => error instanceof ApiError && error.status === 401)).toBe(true)
    expect(new Set(credentials.onUnauthorized.mock.calls.flat())).toEqual(new Set(['t-1']))
  })

  test('is reported although the body is incomplete', async () => {
    stubResponse(() => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
      return new Response(body, { status: 401 })
    })
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ failure: 'status', status: 401 })
    expect(credentials.onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('is not reported after a failed sign-in', async () => {
    stubResponse(() => json({ non_field_errors: ['El usuario o la contraseña son incorrectos.'] }, 401))
    const error = await catchFailure(http('/fapi/auth/login/', { method: 'POST' }))
    expect(error).toMatchObject({ status: 401, body: { non_field_errors: [expect.any(String)] } })
    expect(credentials.onUnauthorized).not.toHaveBeenCalled()
  })

  test('is not reported without a session', async () => {
    credentials.token = undefined
    stubResponse(respondUnauthorized)
    await catchFailure(http('/api/country/'))
    expect(credentials.onUnauthorized).not.toHaveBeenCalled()
  })

  test('leads to a second call with the replacement of the token', async () => {
    credentials.onUnauthorized.mockResolvedValueOnce('t-2')
    const calls = stubResponse(({ headers }) =>
      headers.get('Authorization') === 'Bearer t-2' ? json({ ok: true }) : respondUnauthorized(),
    )
    expect(await http('/api/country/', { method: 'PUT', body: '{}' })).toEqual({ ok: true })
    expect(calls.map(({ init, headers }) => [init.method, init.body, headers.get('Authorization')])).toEqual([
      ['PUT', '{}', 'Bearer t-1'],
      ['PUT', '{}', 'Bearer t-2'],
    ])
  })

  test('is reported, and so is its replacement if the second call is rejected too', async () => {
    credentials.onUnauthorized.mockResolvedValue('t-2')
    const calls = stubResponse(respondUnauthorized)
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ status: 401 })
    expect(calls).toHaveLength(2)
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1'], ['t-2']])
  })
})
