import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createCorsHeaders } from '../cors.ts'
import { parseUrl } from '../parse-url.ts'

/** Whether a text is a host name or an IP address, with an optional port. A text such as `host/path` would change the URL. */
const isHost = (host: string) => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host)

/** Reads the URL of an HTTP message. Returns undefined if the URL or the `Host` header is invalid. */
export function readUrl({ headers: { host }, url = '/', httpVersion }: IncomingMessage): URL | undefined {
  if (host === undefined && httpVersion !== '1.0') return undefined
  if (host !== undefined && !isHost(host)) return undefined
  if (!/^(\/|https?:\/\/)/i.test(url)) return undefined
  const address = /^https?:\/\//i.test(url) ? url : `http://${host ?? 'localhost'}${url}`
  return parseUrl(address)
}

/**
 * Converts an HTTP message to a `Request`. If the connection closes before the response ends, the signal of the request
 * aborts. If `Request` rejects the method or the headers, returns undefined.
 */
export function toRequest(
  message: IncomingMessage,
  serverResponse: ServerResponse,
  url: URL,
): Request | undefined {
  const { method = 'GET', headers } = message
  const abortController = new AbortController()
  serverResponse.once('close', () => {
    if (!serverResponse.writableFinished) abortController.abort()
  })
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  )
  try {
    return new Request(url, {
      method,
      headers: pairs,
      signal: abortController.signal,
      ...(hasBody && {
        body: Readable.toWeb(message) as ReadableStream as unknown as BodyInit,
        duplex: 'half',
      }),
    })
  } catch {
    return undefined
  }
}

/** Creates an error response of the server, with a `detail` sentence. */
export function createDetailResponse(status: number, detail: string): Response {
  return Response.json({ detail }, { status })
}

/** Sends a response, with the CORS headers and the content length. */
export async function sendResponse(
  message: IncomingMessage,
  serverResponse: ServerResponse,
  response: Response,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = {
    ...Object.fromEntries(response.headers),
    ...createCorsHeaders(message.headers.origin),
    'x-content-type-options': 'nosniff',
    'content-length': body.byteLength,
  }
  serverResponse.writeHead(response.status, headers)
  // Reads the rest of the request, because clients read no response while they send.
  message.resume()
  serverResponse.end(message.method === 'HEAD' ? undefined : body)
}

/**
 * Simulates a lost connection: sends the start of a response, and then closes the connection. Without that start, browsers
 * would repeat the request.
 */
export function abortResponse({ headers, socket }: IncomingMessage, serverResponse: ServerResponse): void {
  const bodyHeaders = { 'Content-Type': 'application/json', 'Content-Length': 64 }
  serverResponse.writeHead(200, { ...bodyHeaders, ...createCorsHeaders(headers.origin) })
  serverResponse.write('{', () => socket.destroy())
}

export const unreadableRequestDetail = 'El pedido no se puede leer.'

const errorTexts: Record<number, [name: string, detail: string]> = {
  400: ['Bad Request', unreadableRequestDetail],
  405: ['Method Not Allowed', 'Esto no es un proxy.'],
  408: ['Request Timeout', 'El pedido tardó demasiado.'],
  431: ['Request Header Fields Too Large', 'Los encabezados son demasiado grandes.'],
}

const parseErrorStatuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Returns the response status for a message that Node cannot parse. `code` is the code of Node's error. */
export const getParseErrorStatus = (code: string | undefined): number => parseErrorStatuses[code ?? ''] ?? 400

/** Writes an error response directly to a socket, and closes the socket. */
export function sendRawError(socket: Duplex, status: number): void {
  const [name, detail] = errorTexts[status] as [string, string]
  const body = JSON.stringify({ detail })
  const lines = [`HTTP/1.1 ${status} ${name}`, 'Content-Type: application/json', 'Connection: close']
  socket.end([...lines, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
}
