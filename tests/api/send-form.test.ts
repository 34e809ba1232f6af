// @vitest-environment jsdom
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { sendForm } from '@/api/send-form'
import { applyConfig } from '@/config'
import { catchFailure, connectCredentialsForEach, credentials, expectedTimeZone } from './http-calls'
import '../setup/files'

connectCredentialsForEach()

let server: Server | undefined

const allowAll = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Starts a server that acts as the API. `respond` handles all requests but CORS preflights, which always succeed. */
const startServer = (respond: RequestListener) =>
  new Promise<void>((resolve) => {
    server = createServer((request, response) => {
      if (request.method === 'OPTIONS') response.writeHead(204, allowAll).end()
      else respond(request, response)
    }).listen(0, '127.0.0.1', () => {
      const address = server?.address()
      if (typeof address === 'object') applyConfig({ apiUrl: `http://127.0.0.1:${address?.port}/` })
      resolve()
    })
  })

afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

const url = '/fapi/customer/101/submissions/attachments/'

function createForm(text = 'contenido') {
  const data = new FormData()
  data.append('insurance_submission', '7')
  data.append('file', new File([text], 'póliza "1".pdf', { type: 'application/pdf' }))
  return data
}

const upload = (signal?: AbortSignal, onProgress: (share: number) => void = () => {}) =>
  sendForm(url, createForm(), { signal, onProgress, headers: { 'Idempotency-Key': 'key-0001' } })

test('sends the form with its headers, and returns the response body', async () => {
  await startServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { authorization, 'time-zone': timeZone, 'idempotency-key': key, accept } = request.headers
      const type = request.headers['content-type'] ?? ''
      void new Response(Buffer.concat(chunks), { headers: { 'Content-Type': type } })
        .formData()
        .then(async (formData) => {
          const file = formData.get('file') as File
          const fields = {
            submissionId: formData.get('insurance_submission'),
            name: file.name,
            text: await file.text(),
          }
          response
            .writeHead(201, allowAll)
            .end(JSON.stringify({ authorization, timeZone, key, accept, method: request.method, ...fields }))
        })
    })
  })
  const shares: number[] = []
  await expect(upload(undefined, (share) => shares.push(share))).resolves.toEqual({
    authorization: 'Bearer t-1',
    timeZone: expectedTimeZone,
    key: 'key-0001',
    accept: 'application/json',
    method: 'POST',
    submissionId: '7',
    name: 'póliza "1".pdf',
    text: 'contenido',
  })
  expect(shares.at(-1)).toBe(1)
})

test('rejects with the wait that an error response asks for', async () => {
  await startServer((request, response) => {
    request.resume()
    const headers = { ...allowAll, 'access-control-expose-headers': 'Retry-After', 'retry-after': '120' }
    response.writeHead(429, headers).end()
  })
  expect(await catchFailure(upload())).toMatchObject({ status: 429, retryAfter: 120 })
})

test('rejects with the body of an error response, and passes a rejected token to `onUnauthorized`', async () => {
  const statuses = [400, 401] as const
  let callIndex = 0
  await startServer((request, response) => {
    request.resume()
    const status = statuses[callIndex] ?? 500
    callIndex += 1
    response.writeHead(status, allowAll).end(JSON.stringify({ file: ['No.'] }))
  })
  expect(await catchFailure(upload())).toMatchObject({
    failure: 'status',
    status: 400,
    body: { file: ['No.'] },
  })
  expect(await catchFailure(upload())).toMatchObject({ failure: 'status', status: 401 })
  expect(credentials.onUnauthorized).toHaveBeenCalledWith('t-1')
})

test('repeats the request with the new token if the API rejects the old token', async () => {
  credentials.onUnauthorized.mockResolvedValue('t-2')
  await startServer((request, response) => {
    request.resume()
    const hasNewToken = request.headers.authorization === 'Bearer t-2'
    response.writeHead(hasNewToken ? 201 : 401, allowAll).end(JSON.stringify({ id: 3 }))
  })
  await expect(upload()).resolves.toEqual({ id: 3 })
})

test('rejects with a network ApiError if the connection breaks', async () => {
  await startServer((request) => request.socket.destroy())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await catchFailure(upload())).toMatchObject({ name: 'ApiError', failure: 'network', status: 0 })
})

test('rejects with the abort reason if the caller aborts before or during the request', async () => {
  let markReceived = () => {}
  const received = new Promise<void>((resolve) => {
    markReceived = resolve
  })
  await startServer((request) => {
    request.resume()
    markReceived()
  })
  const reason = new DOMException('cancelled', 'AbortError')
  expect(await catchFailure(upload(AbortSignal.abort(reason)))).toBe(reason)
  const controller = new AbortController()
  const failure = catchFailure(upload(controller.signal))
  await received
  controller.abort(reason)
  expect(await failure).toBe(reason)
})

test('fails after half a minute without progress', async () => {
  let markReceived = () => {}
  const received = new Promise<void>((resolve) => {
    markReceived = resolve
  })
  await startServer((request) => {
    request.resume()
    markReceived()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failure = catchFailure(upload())
  await received
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failure).toMatchObject({ failure: 'network' })
  expect(vi.getTimerCount()).toBe(0)
})
