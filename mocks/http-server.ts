import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { isPreflight, preflightHeaders } from './cors.ts'
import { lockFile } from './http/file-lock.ts'
import { createGracefulStop } from './http/graceful-stop.ts'
import {
  abortResponse,
  createDetailResponse,
  getParseErrorStatus,
  readUrl,
  sendRawError,
  sendResponse,
  toRequest,
  unreadableRequestDetail,
} from './http/node-messages.ts'
import { openWorkbookInThread } from './http/open-workbook-in-thread.ts'
import { logWhenAnswered } from './http/request-log.ts'
import { servePage } from './http/static-pages.ts'
import { createWorldPool, defaultSession, isSessionName } from './http/world-pool.ts'
import { mswHandlers } from './msw-handlers.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import { answerRequest } from './server.ts'
import { wait } from './wait.ts'
import type { InitialState, World } from './world/world.ts'

/** The options of the server, and the initial state of each session. */
export interface ServeOptions extends InitialState {
  /** 0 chooses a free port. */
  port?: number
  host?: string
  /** The log file, from which the state is restored after a restart. */
  persist?: string
  portalUrl?: string
  print?: (line: string) => void
  /** Reports a message to the person who runs the server. */
  report?: (word: string) => void
}

/** A running server. */
export interface RunningServer {
  url: string
  /** The initial world of the default session. */
  world: World
  /** Waits up to `grace` milliseconds (5000) for running calls. A second call with 0 closes all connections. */
  close(grace?: number): Promise<void>
}

const sessionHeader = 'X-Mock-Session'
/** Longer than a tester pauses, because a call fails while the server closes its idle connection. */
const idleTimeoutMs = 120_000
const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))
const wallClock = () => performance.timeOrigin + performance.now()

/** Serves the backend over HTTP. @throws Error with one line if it cannot listen, or cannot keep its log. */
export async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 4010, host = '127.0.0.1', persist, portalUrl = 'http://localhost:3000', ...others } = options
  const { print, report, ...initialState } = others
  const release = persist === undefined ? () => {} : lockFile(persist)
  try {
    const means = { wallClock, wait, pause: yieldToEventLoop, openWorkbook: openWorkbookInThread }
    const withWorld = createWorldPool({ ...means, initialState, portalUrl, report }, { persist })
    const world = await withWorld(defaultSession, async (made) => {
      // The server must not start with an unreadable log.
      if (persist !== undefined) await runExclusive(made, async () => {})
      return made
    })
    const server = createServer({ requireHostHeader: false, keepAliveTimeout: idleTimeoutMs })
    const stop = createGracefulStop(server)
    attachListeners(server, { respond: createBackend(withWorld), portalUrl, print, report })
    await listen(server, port, host)
    const { port: taken } = server.address() as AddressInfo
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}`,
      world,
      close: (grace) => stop(grace).finally(release),
    }
  } catch (error) {
    release()
    throw error
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const reason = isTaken ? 'the port is taken; --port chooses another' : error.code
      reject(new Error(`Cannot listen on ${host}, port ${port}: ${reason}.`))
    })
    server.listen(port, host, resolve)
  })
}

interface ServerContext {
  respond: (request: Request) => Promise<Response>
  portalUrl: string
  print: ServeOptions['print']
  report: ServeOptions['report']
}

function attachListeners(server: Server, answering: ServerContext): void {
  server.on('request', (message, out) => {
    respondTo(message, out, answering).catch((error: Error) => {
      // The client disconnected, or 'clientError' answers its invalid message.
      if (!message.complete) return
      answering.report?.(`${message.method} ${message.url}: ${error.message}`)
      if (out.headersSent) message.socket.destroy()
      else void sendResponse(message, out, createDetailResponse(500, 'El backend de prueba falló.'))
    })
  })
  server.on('connect', (_, socket) => {
    answering.print?.('CONNECT - 405 - - -')
    sendRawError(socket, 405)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = getParseErrorStatus(error.code)
    answering.print?.(`- - ${status} - - -`)
    sendRawError(socket, status)
  })
}

async function respondTo(
  message: IncomingMessage,
  out: ServerResponse,
  answering: ServerContext,
): Promise<void> {
  const { portalUrl, print, respond } = answering
  const url = readUrl(message)
  const session = String(message.headers[sessionHeader.toLowerCase()] ?? defaultSession)
  if (print) logWhenAnswered(message, out, { url, session, print })
  if (isPreflight(message)) {
    out.writeHead(204, preflightHeaders(message.headers.origin)).end()
    return
  }
  const request = url && toRequest(message, out, url)
  if (!request) return sendResponse(message, out, createDetailResponse(400, unreadableRequestDetail))
  const response = (await servePage(request, portalUrl)) ?? (await respond(request))
  if (response.type === 'error') abortResponse(message, out)
  else await sendResponse(message, out, response)
}

const getSessionName = (headers: Headers) => headers.get(sessionHeader) ?? defaultSession

/** Creates the backend's request function. Caches the handlers of the last origin, which rarely changes. */
function createBackend(
  withWorld: ReturnType<typeof createWorldPool>,
): (request: Request) => Promise<Response> {
  let [origin, handlers] = ['', mswHandlers('', async () => Response.error())]
  return async (request) => {
    if (!isSessionName(getSessionName(request.headers))) {
      return createDetailResponse(
        400,
        `${sessionHeader} admite hasta 64 letras sin acento, números, puntos y guiones.`,
      )
    }
    const asked = new URL(request.url).origin
    if (asked !== origin) {
      handlers = mswHandlers(asked, (one) =>
        withWorld(getSessionName(one.headers), (world) => answerRequest(world, one)),
      )
      origin = asked
    }
    return (await getResponse(handlers, request)) ?? createDetailResponse(404, 'No encontrado.')
  }
}
