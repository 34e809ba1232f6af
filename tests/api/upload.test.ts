// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest'
import { uploadFile } from '@/api/upload'
import { applyConfig } from '@/config'
import {
  catchFailure,
  connectCredentialsForEach,
  createJsonResponse,
  respondNever,
  stubResponse,
} from './http-calls'

connectCredentialsForEach()

const photo = new Blob(['foto'], { type: 'image/png' })
const respondEmpty = () => new Response(null, { status: 204 })

describe('a signed upload', () => {
  test('sends the bytes and their type, but no token and no cookies', async () => {
    const calls = stubResponse(respondEmpty)
    await uploadFile('https://api.example/uploads/a.png?signature=x%2By', photo)
    const [call] = calls
    expect(call?.url).toBe('https://api.example/uploads/a.png?signature=x%2By')
    expect(Object.fromEntries(call?.headers ?? [])).toEqual({ 'content-type': 'image/png' })
    expect(call?.init).toMatchObject({
      method: 'PUT',
      credentials: 'omit',
      redirect: 'error',
      referrerPolicy: 'no-referrer',
    })
    expect(new TextDecoder().decode(call?.init.body as ArrayBuffer)).toBe('foto')
  })

  test('sends a file without a type as application/octet-stream', async () => {
    const calls = stubResponse(() => new Response(''))
    await uploadFile('https://api.example/uploads/a', new Blob(['x']))
    expect(calls[0]?.headers.get('Content-Type')).toBe('application/octet-stream')
  })

  test('allows the configured origins, the API and the portal, and resolves a relative URL against the API', async () => {
    applyConfig({ apiUrl: 'http://localhost:4010/v3', storageOrigins: ['https://photos.example'] })
    const calls = stubResponse(respondEmpty)
    const { origin } = window.location
    const urls = ['https://photos.example/a?b', 'http://localhost:4010/uploads/a', `${origin}/uploads/a`]
    for (const url of [...urls, '/uploads/a']) await uploadFile(url, photo)
    expect(calls.map(({ url }) => url)).toEqual([...urls, 'http://localhost:4010/uploads/a'])
    applyConfig({ apiUrl: '' })
    await uploadFile('/uploads/a', photo)
    expect(calls.at(-1)?.url).toBe(`${origin}/uploads/a`)
  })

  test.each([
    'https://elsewhere.example/uploads/a',
    'http://api.example/uploads/a',
    '//elsewhere.example/a',
    'https://api.example:8443/uploads/a',
    'https://api.example.elsewhere.example/a',
    'https://user:secret@api.example/a',
    'data:text/plain,x',
    'javascript:alert(1)',
    'https://',
  ])('throws for a URL that the configuration does not allow, and sends no request: %j', async (url) => {
    const calls = stubResponse(respondEmpty)
    await expect(uploadFile(url, photo)).rejects.toThrow(TypeError)
    expect(calls).toEqual([])
  })

  test('is a failure if its response is cut after the headers, or never ends', async () => {
    const upload = () => catchFailure(uploadFile('/uploads/a', photo))
    stubResponse(
      () =>
        new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) })),
    )
    expect(await upload()).toMatchObject({ failure: 'network' })
    vi.useFakeTimers()
    stubResponse(({ init }) => {
      const start = (stream: ReadableStreamDefaultController) =>
        init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
      return new Response(new ReadableStream({ start }))
    })
    const endlessUpload = upload()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await endlessUpload).toMatchObject({ failure: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('rejects with an ApiError, or with the reason of the signal if the caller aborts', async () => {
    const upload = (signal?: AbortSignal) => catchFailure(uploadFile('/uploads/a', photo, signal))
    stubResponse(() => createJsonResponse({}, 403))
    expect(await upload()).toMatchObject({ name: 'ApiError', failure: 'status', status: 403 })
    stubResponse(() => Promise.reject(new TypeError('Failed to fetch')))
    expect(await upload()).toMatchObject({ failure: 'network', status: 0 })
    stubResponse(respondNever)
    const reason = new DOMException('cancelled', 'AbortError')
    expect(await upload(AbortSignal.abort(reason))).toBe(reason)
    vi.useFakeTimers()
    const timedOutUpload = upload()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(await timedOutUpload).toMatchObject({ failure: 'timeout' })
    expect(vi.getTimerCount()).toBe(0)
  })
})
