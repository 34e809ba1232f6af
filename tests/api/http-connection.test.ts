import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { http } from '@/api/http'
import { applyConfig } from '@/config'
import { connectBeforeEach, failureOf, zone } from './http-calls'

connectBeforeEach()

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
        if (typeof address === 'object') applyConfig({ apiUrl: `http://127.0.0.1:${address?.port}/` })
        resolve()
      })
    })

  afterEach(() => {
    server.closeAllConnections()
    server.close()
  })

  const allowAll = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

  test('sends headers and receives JSON', async () => {
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

  test('sends a form with its boundary', async () => {
    let type: string | undefined
    await listen((request, response) => {
      type ??= request.headers['content-type']
      response.writeHead(200, allowAll).end('{}')
    })
    const form = new FormData()
    form.append('file', new File(['%PDF'], 'póliza.pdf'))
    await http('/fapi/attachments/', { method: 'POST', body: form })
    expect(type).toMatch(/^multipart\/form-data; boundary=./)
  })

  test('closes the connection of a cancelled query, which gets its AbortError', async () => {
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

  test('reports an incomplete answer as a network failure', async () => {
    await listen((_request, response) => {
      response.writeHead(200, { ...allowAll, 'content-length': '100' })
      response.write('{"count":2,', () => response.destroy())
    })
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'network' })
  })

  test('reports a refused connection as a network failure', async () => {
    await listen(() => {})
    const refused = Promise.withResolvers<void>()
    server.close(() => refused.resolve())
    await refused.promise
    expect(await failureOf(http('/api/country/'))).toMatchObject({ failure: 'network', status: 0 })
  })
})
