import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { corsHeaders } from '../cors.ts'
import { parseUrl } from '../parse-url.ts'

/** A name or an address, and perhaps a port: what else a `Host` may hold would move the path. */
const isHost = (host: string) => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(host)

/** The address that a message asks for; nothing if that cannot be told. */
export function readUrl({ headers: { host }, url = '/', httpVersion }: IncomingMessage): URL | undefined {
  if (host === undefined && httpVersion !== '1.0') return undefined
  if (host !== undefined && !isHost(host)) return undefined
  if (!/^(\/|https?:\/\/)/i.test(url)) return undefined
  const address = /^https?:\/\//i.test(url) ? url : `http://${host ?? 'localhost'}${url}`
  return parseUrl(address)
}

/** The message as the pipeline reads it; nothing if its method or headers are none that a browser could send. */
export function toRequest(message: IncomingMessage, out: ServerResponse, url: URL): Request | undefined {
  const { method = 'GET', headers } = message
  const abortController = new AbortController()
  out.once('close', () => {
    if (!out.writableFinished) abortController.abort()
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

/** An answer of the server itself, with the shape of the documents' one-sentence errors. */
export function createDetailResponse(status: number, detail: string): Response {
  return Response.json({ detail }, { status })
}

/** Sends an answer whole. */
export async function sendResponse(
  message: IncomingMessage,
  out: ServerResponse,
  response: Response,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer())
  const headers = {
    ...Object.fromEntries(response.headers),
    ...corsHeaders(message.headers.origin),
    'x-content-type-options': 'nosniff',
    'content-length': body.byteLength,
  }
  out.writeHead(response.status, headers)
  // What else the caller sends is read away: who is still writing does not hear the answer.
  message.resume()
  out.end(message.method === 'HEAD' ? undefined : body)
}

/**
 * A connection that fails: cut in the middle of the answer. Without a beginning of one a browser would send the request
 * again by itself, on another connection, and the failure would never be seen.
 */
export function abortResponse({ headers, socket }: IncomingMessage, out: ServerResponse): void {
  const announced = { 'Content-Type': 'application/json', 'Content-Length': 64 }
  out.writeHead(200, { ...announced, ...corsHeaders(headers.origin) })
  out.write('{', () => socket.destroy())
}

/** What is said where a message is no request, or none that can be told. */
export const unreadableRequestDetail = 'El pedido no se puede leer.'

const reasons: Record<number, [name: string, detail: string]> = {
  400: ['Bad Request', unreadableRequestDetail],
  405: ['Method Not Allowed', 'Esto no es un proxy.'],
  408: ['Request Timeout', 'El pedido tardó demasiado.'],
  431: ['Request Header Fields Too Large', 'Los encabezados son demasiado grandes.'],
}

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** The status for what is no HTTP, by the code of Node's error. */
export const getParseErrorStatus = (code: string | undefined): number => statuses[code ?? ''] ?? 400

/** Answers where there is no request to answer to, and ends the connection. */
export function sendRawError(socket: Duplex, status: number): void {
  const [name, detail] = reasons[status] as [string, string]
  const body = JSON.stringify({ detail })
  const lines = [`HTTP/1.1 ${status} ${name}`, 'Content-Type: application/json', 'Connection: close']
  socket.end([...lines, `Content-Length: ${Buffer.byteLength(body)}`, '', body].join('\r\n'))
}
