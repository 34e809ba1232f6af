import { afterEach, expect, test, vi } from 'vitest'
import { dropEarlyRequests, type EarlyRequest, takeEarlyRequest } from '@/early-requests'

const url = 'https://api.example/fapi/lots/'
const headers = { Accept: 'application/json', Authorization: 'Bearer one' }

function storeRequest(overrides: Partial<EarlyRequest> = {}) {
  const request = {
    response: Promise.resolve(new Response('[]')),
    controller: new AbortController(),
    headers,
    sentAt: performance.now(),
  }
  vi.stubGlobal('window', { portalRequests: new Map([[url, { ...request, ...overrides }]]) })
  return request
}

const take = (expected: HeadersInit = headers, signal = new AbortController().signal) =>
  takeEarlyRequest(url, new Headers(expected), signal)

afterEach(() => void vi.restoreAllMocks())

test('a response with the same URL and headers is taken once', async () => {
  storeRequest()
  expect(await (await take({ ...headers, 'Time-Zone': 'UTC' }))?.text()).toBe('[]')
  expect(take()).toBeUndefined()
})

test('the response to a request with another token is not taken', () => {
  storeRequest()
  expect(take({ ...headers, Authorization: 'Bearer two' })).toBeUndefined()
  expect(take()).toBeUndefined()
})

test('a response is not taken a minute after the request', () => {
  storeRequest({ sentAt: performance.now() - 60_001 })
  expect(take()).toBeUndefined()
})

test('after a failure of the request, the caller gets no response', async () => {
  const response = Promise.reject(new TypeError('failed'))
  response.catch(() => {})
  storeRequest({ response })
  expect(await take()).toBeUndefined()
})

test('the signal of the caller aborts the request', async () => {
  const controller = new AbortController()
  const response = new Promise<Response>((_resolve, reject) => {
    controller.signal.addEventListener('abort', () => reject(controller.signal.reason))
  })
  storeRequest({ controller, response })
  const caller = new AbortController()
  const taken = take(headers, caller.signal)
  caller.abort(new Error('left'))
  await expect(taken).rejects.toThrow('left')
})

test('responses that nobody has taken can be dropped', () => {
  storeRequest()
  dropEarlyRequests()
  expect(take()).toBeUndefined()
})

test('without a page there is no response', () => {
  vi.stubGlobal('window', undefined)
  expect(take()).toBeUndefined()
  expect(dropEarlyRequests).not.toThrow()
})
