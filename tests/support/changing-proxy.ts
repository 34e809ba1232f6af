import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { matchOperation } from '../../mocks/pipeline/match-operation.ts'

/** A response of the mock backend on its way through the proxy. A change may replace its fields. */
export interface ProxiedResponse {
  status: number
  headers: Headers
  body: Buffer
  /** `cut` closes the connection within the body; `hang` never responds. */
  failure?: 'cut' | 'hang'
}

/** A request that has arrived at the proxy. `operationId` is undefined if the contract has no such operation. */
export interface ProxiedRequest {
  operationId: string | undefined
  method: string
  /** A change may replace the query. */
  url: URL
  headers: IncomingMessage['headers']
}

/** What the proxy changes. */
export interface ProxyChanges {
  /** Whether each request has a connection of its own. */
  closesConnections?: boolean
  /** Responds to a request instead of the target. */
  answer?: (request: ProxiedRequest) => ProxiedResponse | undefined
  /** Chooses another origin for a request than the target of the proxy. */
  route?: (request: ProxiedRequest) => string | undefined
  request?: (request: ProxiedRequest) => void
  /** Receives the content of the request too. */
  respond?: (request: ProxiedRequest, response: ProxiedResponse, content: Buffer) => void
}

/** A running proxy. `requests` are the requests so far. */
export interface ChangingProxy {
  url: string
  requests: ProxiedRequest[]
  close: () => Promise<void>
}

/** The headers that belong to one connection or to the encoding of a body. */
const hopHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'host',
]

/** Changes the JSON value of a response. Other bodies and empty ones stay. */
export function changeJson(response: ProxiedResponse, change: (value: unknown) => unknown): void {
  if (!response.headers.get('content-type')?.startsWith('application/json') || response.body.length === 0)
    return
  response.body = Buffer.from(JSON.stringify(change(JSON.parse(response.body.toString()))))
}

/** Starts an HTTP proxy in front of `target` that changes requests and responses. Port 0 is any free port. */
export async function startChangingProxy(
  target: string,
  changes: ProxyChanges,
  port = 0,
): Promise<ChangingProxy> {
  const requests: ProxiedRequest[] = []
  // A client may reuse an idle connection at the moment at which the server closes it, so the time is long.
  const server = createServer({ keepAliveTimeout: 120_000 }, (message, response) => {
    forward(message, response).catch(() => response.destroy())
  })

  async function forward(message: IncomingMessage, serverResponse: ServerResponse): Promise<void> {
    const request = readRequest(message, target)
    requests.push({ ...request, url: new URL(request.url) })
    changes.request?.(request)
    // A client that cancels a request cancels it at the target, too.
    const cancellation = new AbortController()
    serverResponse.on('close', () => cancellation.abort())
    const content = await readContent(message)
    const response =
      changes.answer?.(request) ??
      (await fetchTarget(request, content, changes.route?.(request) ?? target, {
        closesConnection: changes.closesConnections ?? false,
        signal: cancellation.signal,
      }))
    changes.respond?.(request, response, content)
    const { status, headers, body, failure } = response
    if (failure === 'hang') return
    serverResponse.writeHead(status, { ...Object.fromEntries(headers), 'content-length': body.length })
    if (failure !== 'cut') return void serverResponse.end(body)
    serverResponse.write(body.subarray(0, body.length / 2), () => serverResponse.destroy())
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function readRequest(message: IncomingMessage, target: string): ProxiedRequest {
  const { method = 'GET', headers } = message
  const url = new URL(message.url ?? '/', target)
  const match = matchOperation(method, url.pathname)
  const operationId =
    typeof match === 'object' && 'operation' in match ? match.operation.operationId : undefined
  return { operationId, method, url, headers }
}

async function readContent(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks)
}

interface SendOptions {
  /**
   * Whether the connection is closed after the response. That avoids a failure on a busy machine: a server may close an idle connection
   * at the moment at which the proxy reuses it.
   */
  closesConnection?: boolean
  signal?: AbortSignal | null
}

/** Sends a request to an origin and returns the response. */
export async function fetchTarget(
  { method, url, headers: allHeaders }: ProxiedRequest,
  content: Buffer,
  origin: string,
  { closesConnection = true, signal = null }: SendOptions = {},
): Promise<ProxiedResponse> {
  const headers = Object.entries(allHeaders)
    .filter(([name]) => !hopHeaders.includes(name))
    .map(([name, value]): [string, string] => [name, String(value)])
  const response = await fetch(new URL(url.pathname + url.search, origin), {
    method,
    headers: closesConnection ? [...headers, ['connection', 'close']] : headers,
    body: content.length > 0 ? new Uint8Array(content) : null,
    redirect: 'manual',
    signal,
  })
  const responseHeaders = new Headers(response.headers)
  for (const name of hopHeaders) responseHeaders.delete(name)
  return {
    status: response.status,
    headers: responseHeaders,
    body: Buffer.from(await response.arrayBuffer()),
  }
}
