import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { http } from '@/api/http'
import { applyConfig } from '@/config'
import { catchFailure, connectCredentialsForEach, expectedTimeZone } from './http-calls'

connectCredentialsForEach()

/*
 * In the test environment, `fetch` and AbortSignal come from different realms. A stub would accept any signal, so these tests
 * use the real `fetch` with a real connection.
 */
describe('a call over a real connection', () => {
  let server: Server

  const startServer = (respond: RequestListener) =>
    new Promise<void>((resolve) => {
      server = createServer(respond).listen(0, '127.0.0.1', () => {
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
    await startServer((request, response) => {
      const { authorization, 'time-zone': timeZone, cookie } = request.headers
      response.writeHead(200, allowAll).end(JSON.stringify({ authorization, timeZone, cookie }))
    })
    const { signal } = new AbortController()
    await expect(http('/fapi/example/', { signal })).resolves.toEqual({
      authorization: 'Bearer t-1',
      timeZone: expectedTimeZone,
    })
  })

  test('sends a form with a boundary in the content type', async () => {
    let type: string | undefined
    await startServer((request, response) => {
      type ??= request.headers['content-type']
      response.writeHead(200, allowAll).end('{}')
    })
    const form = new FormData()
    form.append('file', new File(['%PDF'], 'póliza.pdf'))
    await http('/fapi/attachments/', { method: 'POST', body: form })
    expect(type).toMatch(/^multipart\/form-data; boundary=./)
  })

  test('closes its connection if the caller aborts, and rejects with the abort reason', async () => {
    const requestReceived = Promise.withResolvers<void>()
    const connectionClosed = Promise.withResolvers<void>()
    await startServer((request) => {
      requestReceived.resolve()
      request.on('close', connectionClosed.resolve)
    })
    const caller = new AbortController()
    const call = catchFailure(http('/api/country/', { signal: caller.signal }))
    await requestReceived.promise
    caller.abort()
    expect(await call).toBe(caller.signal.reason)
    await connectionClosed.promise
  })

  test('reports a network failure if the response body breaks off', async () => {
    await startServer((_request, response) => {
      response.writeHead(200, { ...allowAll, 'content-length': '100' })
      response.write('{"count":2,', () => response.destroy())
    })
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ failure: 'network' })
  })

  test('reports a refused connection as a network failure', async () => {
    await startServer(() => {})
    const serverClosed = Promise.withResolvers<void>()
    server.close(() => serverClosed.resolve())
    await serverClosed.promise
    expect(await catchFailure(http('/api/country/'))).toMatchObject({ failure: 'network', status: 0 })
  })
})
