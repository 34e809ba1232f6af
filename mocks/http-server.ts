import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { getResponse } from 'msw'
import { corsHeaders, isPreflight, preflightHeaders } from './cors.ts'
import { type Beginning, World } from './db/world.ts'
import { mswHandlers } from './msw-handlers.ts'
import { answerRequest } from './server.ts'
import { wait } from './wait.ts'

/** How the backend listens, and with which world each session begins. */
export interface ServeOptions extends Beginning {
  /** 0 takes a free one. */
  port?: number
  host?: string
}

/** A backend that listens. */
export interface Serving {
  url: string
  /** Ends every connection. */
  close(): Promise<void>
}

/** How many isolated worlds are kept; the one that nobody used for longest goes first. */
export const mostSessions = 200

const sessionHeader = 'X-Mock-Session'
const wall = () => performance.timeOrigin + performance.now()

/** Serves the backend over HTTP. `X-Mock-Session` names an isolated world; without it, the one named `default`. */
export async function serve({
  port = 4010,
  host = '127.0.0.1',
  ...beginning
}: ServeOptions): Promise<Serving> {
  const worldOf = keepWorlds(beginning)
  const server = createServer((message, response) => {
    answer(message, response, worldOf).catch(() => message.socket.destroy())
  })
  await listening(server, port, host)
  const { port: taken } = server.address() as AddressInfo
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
    close: () => closed(server),
  }
}

function keepWorlds(beginning: Beginning): (name: string) => World {
  const worlds = new Map<string, World>()
  return (name) => {
    const world = worlds.get(name) ?? new World({ beginning, wall, wait })
    worlds.delete(name)
    worlds.set(name, world)
    const [oldest] = worlds.keys()
    if (worlds.size > mostSessions && oldest !== undefined) worlds.delete(oldest)
    return world
  }
}

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

async function answer(
  message: IncomingMessage,
  out: ServerResponse,
  worldOf: (name: string) => World,
): Promise<void> {
  const { origin } = message.headers
  if (isPreflight(message)) {
    out.writeHead(204, preflightHeaders(origin)).end()
    return
  }
  const response = await respond(message, out, worldOf)
  if (response.type === 'error') {
    cutOff(message, out)
    return
  }
  const body = Buffer.from(await response.arrayBuffer())
  const headers = { ...Object.fromEntries(response.headers), ...corsHeaders(origin) }
  out.writeHead(response.status, { ...headers, 'Content-Length': body.byteLength }).end(body)
}

/**
 * A connection that fails: cut in the middle of the answer. Without a beginning of one a browser would send the request
 * again by itself, on another connection, and the failure would never be seen.
 */
function cutOff({ headers, socket }: IncomingMessage, out: ServerResponse): void {
  const announced = { 'Content-Type': 'application/json', 'Content-Length': 64 }
  out.writeHead(200, { ...announced, ...corsHeaders(headers.origin) })
  out.write('{', () => socket.destroy())
}

async function respond(
  message: IncomingMessage,
  out: ServerResponse,
  worldOf: (name: string) => World,
): Promise<Response> {
  const request = toRequest(message, out)
  if (!request) return plain(400, 'The request cannot be read.')
  const session = request.headers.get(sessionHeader) ?? 'default'
  if (!/^[\w.-]{1,64}$/.test(session)) {
    return plain(400, `${sessionHeader} takes up to 64 letters, digits, dots, dashes and underscores.`)
  }
  const { origin } = new URL(request.url)
  const handlers = mswHandlers(origin, (one) => answerRequest(worldOf(session), one))
  return (await getResponse(handlers, request)) ?? plain(404, 'No encontrado.')
}

function plain(status: number, detail: string): Response {
  return Response.json({ detail }, { status })
}

/** The message as the pipeline reads it; nothing if its method or address is none that a browser could send. */
function toRequest(message: IncomingMessage, out: ServerResponse): Request | undefined {
  const { method = 'GET', headers, url = '/' } = message
  const gone = new AbortController()
  out.once('close', () => gone.abort())
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const pairs = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, [value].flat().join(', ')]],
  )
  try {
    return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
      method,
      headers: pairs,
      signal: gone.signal,
      ...(hasBody && {
        body: Readable.toWeb(message) as ReadableStream as unknown as BodyInit,
        duplex: 'half',
      }),
    })
  } catch {
    return undefined
  }
}
