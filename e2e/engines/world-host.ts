import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * The portal and its API at addresses of their own, in the world of the running test. Only Chromium can send the name of a world
 * with each call, so the API's server adds it. As in production, the API has another origin than the portal.
 */
export interface WorldHost {
  portalUrl: string
  /** Selects the world of the following calls. */
  selectWorld: (session: string) => void
  close: () => void
}

/** The headers that describe a connection or an encoded body. */
const connectionHeaders = [
  'connection',
  'content-encoding',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
]

function copyHeaders(source: Iterable<[string, unknown]>): [string, string][] {
  return Array.from(source, ([name, value]): [string, string] => [name, String(value)]).filter(
    ([name]) => !connectionHeaders.includes(name),
  )
}

/** Forwards a request to an origin, with further headers. */
async function forward(request: IncomingMessage, origin: string, headers: [string, string][]) {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return fetch(new URL(request.url ?? '/', origin), {
    method: request.method,
    headers: [...copyHeaders(Object.entries(request.headers)), ...headers],
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
}

type Respond = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** Starts a server at a free port of this machine. Breaks the connection if `respond` fails. */
async function startServer(respond: Respond) {
  // A browser may reuse an idle connection at the moment at which the server closes it, so the time is long.
  const server = createServer({ keepAliveTimeout: 120_000 }, (request, response) => {
    respond(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

/** Starts the servers, which forward to the portal and to the mock backend. */
export async function startWorldHost(portalUrl: string, mockUrl: string): Promise<WorldHost> {
  let session = 'default'
  const api = await startServer(async (request, response) => {
    const answer = await forward(request, mockUrl, [['x-mock-session', session]])
    response.writeHead(answer.status, copyHeaders(answer.headers).flat())
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  // The configuration and the security policy name the API.
  const nameApi = (text: string) => text.replaceAll(mockUrl, api.url)
  const portal = await startServer(async (request, response) => {
    const answer = await forward(request, portalUrl, [])
    const headers = copyHeaders(answer.headers).map(([name, value]) => [name, nameApi(value)])
    response.writeHead(answer.status, headers.flat())
    if (request.url === '/config.json') response.end(nameApi(await answer.text()))
    else response.end(Buffer.from(await answer.arrayBuffer()))
  })
  const close = () => {
    api.close()
    portal.close()
  }
  return {
    portalUrl: portal.url,
    selectWorld: (name) => {
      session = name
    },
    close,
  }
}
