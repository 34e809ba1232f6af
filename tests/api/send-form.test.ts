// @vitest-environment jsdom
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { sendForm } from '@/api/send-form'
import { applyConfig } from '@/config'
import { connectBeforeEach, credentials, failureOf, zone } from './http-calls'
import '../setup/files'

connectBeforeEach()

let server: Server | undefined

const allowAll = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Starts a server that answers the form, and allows every preflight request. */
const listen = (answer: RequestListener) =>
  new Promise<void>((resolve) => {
    server = createServer((request, response) => {
      if (request.method === 'OPTIONS') response.writeHead(204, allowAll).end()
      else answer(request, response)
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

function form(text = 'contenido') {
  const data = new FormData()
  data.append('insurance_submission', '7')
  data.append('file', new File([text], 'póliza "1".pdf', { type: 'application/pdf' }))
  return data
}

const upload = (signal?: AbortSignal, onProgress: (share: number) => void = () => {}) =>
  sendForm(url, form(), { signal, onProgress, headers: { 'Idempotency-Key': 'key-0001' } })

test('sends bearer, time zone and key, and returns the body', async () => {
  await listen((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { authorization, 'time-zone': timeZone, 'idempotency-key': key, accept } = request.headers
      const type = request.headers['content-type'] ?? ''
      void new Response(Buffer.concat(parts), { headers: { 'Content-Type': type } })
        .formData()
        .then(async (sent) => {
          const file = sent.get('file') as File
          const fields = { owner: sent.get('insurance_submission'), name: file.name, text: await file.text() }
          response
            .writeHead(201, allowAll)
            .end(JSON.stringify({ authorization, timeZone, key, accept, method: request.method, ...fields }))
        })
    })
  })
  const shares: number[] = []
  await expect(upload(undefined, (share) => shares.push(share))).resolves.toEqual({
    authorization: 'Bearer t-1',
    timeZone: zone,
    key: 'key-0001',
    accept: 'application/json',
    method: 'POST',
    owner: '7',
    name: 'póliza "1".pdf',
    text: 'contenido',
  })
  expect(shares.at(-1)).toBe(1)
})

test('keeps the messages of a refusal, and reports a rejected token', async () => {
  const answers = [400, 401] as const
  let next = 0
  await listen((request, response) => {
    request.resume()
    const status = answers[next] ?? 500
    next += 1
    response.writeHead(status, allowAll).end(JSON.stringify({ file: ['No.'] }))
  })
  expect(await failureOf(upload())).toMatchObject({ failure: 'status', status: 400, body: { file: ['No.'] } })
  expect(await failureOf(upload())).toMatchObject({ failure: 'status', status: 401 })
  expect(credentials.onUnauthorized).toHaveBeenCalledWith('t-1')
})

test('tries again with a replaced token', async () => {
  credentials.onUnauthorized.mockResolvedValue('t-2')
  await listen((request, response) => {
    request.resume()
    const isNew = request.headers.authorization === 'Bearer t-2'
    response.writeHead(isNew ? 201 : 401, allowAll).end(JSON.stringify({ id: 3 }))
  })
  await expect(upload()).resolves.toEqual({ id: 3 })
})

test('reports a broken connection', async () => {
  await listen((request) => request.socket.destroy())
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await failureOf(upload())).toMatchObject({ name: 'ApiError', failure: 'network', status: 0 })
})

test('rejects with the reason of the caller before and during sending', async () => {
  let markReceived = () => {}
  const received = new Promise<void>((resolve) => {
    markReceived = resolve
  })
  await listen((request) => {
    request.resume()
    markReceived()
  })
  const reason = new DOMException('cancelled', 'AbortError')
  expect(await failureOf(upload(AbortSignal.abort(reason)))).toBe(reason)
  const controller = new AbortController()
  const failure = failureOf(upload(controller.signal))
  await received
  controller.abort(reason)
  expect(await failure).toBe(reason)
})

test('fails after half a minute without progress', async () => {
  let markReceived = () => {}
  const received = new Promise<void>((resolve) => {
    markReceived = resolve
  })
  await listen((request) => {
    request.resume()
    markReceived()
  })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failure = failureOf(upload())
  await received
  await vi.advanceTimersByTimeAsync(30_000)
  expect(await failure).toMatchObject({ failure: 'network' })
  expect(vi.getTimerCount()).toBe(0)
})
