import { describe, expect, test, vi } from 'vitest'
import { ApiError } from '@/api/api-error'
import { http } from '@/api/http'
import { answerWith, connectBeforeEach, credentials, failureOf, hang, json } from './http-calls'

connectBeforeEach()

describe('a call without an answer', () => {
  test('is a network failure if the network fails', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'network', status: 0 })
  })

  test('fails after exactly half a minute', async () => {
    vi.useFakeTimers()
    answerWith(hang)
    const settled = vi.fn()
    const failure = failureOf(http('/api/country/')).finally(settled)
    await vi.advanceTimersByTimeAsync(29_999)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toMatchObject({ failure: 'timeout', status: 0 })
  })

  test('times out if the body is incomplete', async () => {
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

  test('clears its timer after the answer', async () => {
    vi.useFakeTimers()
    answerWith(() => json({}))
    await http('/api/country/')
    answerWith(() => json({}, 500))
    await failureOf(http('/api/country/'))
    expect(vi.getTimerCount()).toBe(0)
  })

  test.each(['before', 'after'])(
    'rejects with the reason of the caller who cancelled %s sending',
    async (when) => {
      answerWith(hang)
      const caller = new AbortController()
      const reason = new DOMException('cancelled', 'AbortError')
      if (when === 'before') caller.abort(reason)
      const call = failureOf(http('/api/country/', { signal: caller.signal }))
      if (when === 'after') caller.abort(reason)
      expect(await call).toBe(reason)
    },
  )
})

describe('a rejected token', () => {
  const refuse = () => json({ detail: 'La sesión expiró.' }, 401)

  test('is reported, and the call fails with 401', async () => {
    answerWith(refuse)
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'status', status: 401 })
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1']])
  })

  test('is reported with the value that the call carried', async () => {
    answerWith(() => {
      credentials.token = 't-2'
      return refuse()
    })
    await failureOf(http('/api/country/'))
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1']])
  })

  test('is reported by each of twenty calls', async () => {
    answerWith(refuse)
    const errors = await Promise.all(Array.from({ length: 20 }, () => failureOf(http('/api/country/'))))
    expect(errors.every((error) => error instanceof ApiError && error.status === 401)).toBe(true)
    expect(new Set(credentials.onUnauthorized.mock.calls.flat())).toEqual(new Set(['t-1']))
  })

  test('is reported although the body is incomplete', async () => {
    answerWith(() => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })
      return new Response(body, { status: 401 })
    })
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'status', status: 401 })
    expect(credentials.onUnauthorized).toHaveBeenCalledTimes(1)
  })

  test('is not reported after a failed sign-in', async () => {
    answerWith(() => json({ non_field_errors: ['El usuario o la contraseña son incorrectos.'] }, 401))
    const error = await failureOf(http('/fapi/auth/login/', { method: 'POST' }))
    expect(error).toMatchObject({ status: 401, body: { non_field_errors: [expect.any(String)] } })
    expect(credentials.onUnauthorized).not.toHaveBeenCalled()
  })

  test('is not reported without a session', async () => {
    credentials.token = undefined
    answerWith(refuse)
    await failureOf(http('/api/country/'))
    expect(credentials.onUnauthorized).not.toHaveBeenCalled()
  })

  test('is replaced, and the call is sent again', async () => {
    credentials.onUnauthorized.mockResolvedValueOnce('t-2')
    const calls = answerWith(({ headers }) =>
      headers.get('Authorization') === 'Bearer t-2' ? json({ ok: true }) : refuse(),
    )
    expect(await http('/api/country/', { method: 'PUT', body: '{}' })).toEqual({ ok: true })
    expect(calls.map(({ init, headers }) => [init.method, init.body, headers.get('Authorization')])).toEqual([
      ['PUT', '{}', 'Bearer t-1'],
      ['PUT', '{}', 'Bearer t-2'],
    ])
  })

  test('is reported again after the second and last attempt', async () => {
    credentials.onUnauthorized.mockResolvedValue('t-2')
    const calls = answerWith(refuse)
    expect(await failureOf(http('/api/country/'))).toMatchObject({ status: 401 })
    expect(calls).toHaveLength(2)
    expect(credentials.onUnauthorized.mock.calls).toEqual([['t-1'], ['t-2']])
  })
})
