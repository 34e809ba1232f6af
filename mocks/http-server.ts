import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { createPreflightHeaders, isPreflight } from './cors.ts'
import { createGracefulStop } from './http/graceful-stop.ts'
import { LogFiles } from './http/log-files.ts'
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
import { logAfterResponse } from './http/request-log.ts'
import { servePage } from './http/static-pages.ts'
import { createWorldPool, defaultSession, isSessionName } from './http/world-pool.ts'
import { createMswHandlers } from './msw-handlers.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import { respondToRequest } from './server.ts'
import { wait } from './wait.ts'
import { MemorySnapshotStore } from './world/memory-snapshot-store.ts'
import type { InitialState, World } from './world/world.ts'

/** The options of the server, and the initial state of each session. */
export interface ServeOptions extends InitialState {
  /** The port (default: 4010); 0 for any free port. */
  port?: number
  /** The address to listen on; default: this machine only. */
  host?: string
  /** The path of the log file. When the server starts, it restores the state from this file. */
  persist?: string
  /** The origin of the portal, for links in messages and mails. */
  portalUrl?: string
  /** Prints a line for each request. */
  print?: (line: string) => void
  /** Reports a message to the person who runs the server. */
  report?: (message: string) => void
}

/** A running server. */
export interface RunningServer {
  url: string
  /** The world of the default session when the server starts. */
  world: World
  /**
   * Stops the server. Running calls may finish within `grace` milliseconds (default: 5000). `close(0)` ends them at
   * once, even while an earlier `close` waits for them.
   */
  close(grace?: number): Promise<void>
}

const sessionHeader = 'X-Mock-Session'
/**
 * The time after which the server closes an idle connection. A request that arrives during the closing fails. The time is
 * therefore longer than a tester's pauses.
 */
const idleTimeoutMs = 120_000
const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve))
const wallClock = () => performance.timeOrigin + performance.now()

/**
 * Serves the backend over HTTP.
 * @throws Error with a message of one line if the server cannot listen, or cannot lock, read or write its log.
 */
export async function serve(options: ServeOptions = {}): Promise<RunningServer> {
  const { port = 4010, host = '127.0.0.1', persist, portalUrl = 'http://localhost:3000', ...others } = options
  const { print, report, ...initialState } = others
  const logFiles = persist === undefined ? undefined : new LogFiles(persist)
  try {
    const services = {
      wallClock,
      wait,
      pause: yieldToEventLoop,
      openWorkbook: openWorkbookInThread,
      // The worlds of all sessions share them, so that the next test with the same initial state starts a world at once.
      snapshots: new MemorySnapshotStore(),
    }
    const withWorld = createWorldPool(
      { ...services, initialState, portalUrl, report },
      { lockLogPath: logFiles && ((session) => logFiles.lockPath(session)) },
    )
    const world = await withWorld(defaultSession, async (newWorld) => {
      // An empty task reads the log. If the log cannot be read, the server does not start.
      if (persist !== undefined) await runExclusive(newWorld, async () => {})
      return newWorld
    })
    const server = createServer({ requireHostHeader: false, keepAliveTimeout: idleTimeoutMs })
    const stop = createGracefulStop(server)
    attachListeners(server, { respond: createResponder(withWorld), portalUrl, print, report })
    await listen(server, port, host)
    const { port: actualPort } = server.address() as AddressInfo
    return {
      url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
      world,
      close: (grace) => stop(grace).finally(() => logFiles?.release()),
    }
  } catch (error) {
    logFiles?.release()
    throw error
  }
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isPortTaken = error.code === 'EADDRINUSE'
      const reason = isPortTaken ? 'the port is taken; --port chooses another' : error.code
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

function attachListeners(server: Server, context: ServerContext): void {
  server.on('request', (message, response) => {
    respondTo(message, response, context).catch((error: Error) => {
      // A message that broke off needs no response here, because its client disconnected or the 'clientError' listener
      // responds.
      if (message.destroyed && !message.complete) return
      context.report?.(`${message.method} ${message.url}: ${error.message}`)
      if (response.headersSent) message.socket.destroy()
      else void sendResponse(message, response, createDetailResponse(500, 'El backend de prueba falló.'))
    })
  })
  server.on('connect', (_, socket) => {
    context.print?.('CONNECT - 405 - - -')
    sendRawError(socket, 405)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = getParseErrorStatus(error.code)
    context.print?.(`- - ${status} - - -`)
    sendRawError(socket, status)
  })
}

async function respondTo(
  message: IncomingMessage,
  serverResponse: ServerResponse,
  context: ServerContext,
): Promise<void> {
  const { portalUrl, print, respond } = context
  const url = readUrl(message)
  const session = String(message.headers[sessionHeader.toLowerCase()] ?? defaultSession)
  if (print) logAfterResponse(message, serverResponse, { url, session, print })
  if (isPreflight(message)) {
    serverResponse.writeHead(204, createPreflightHeaders(message.headers.origin)).end()
    return
  }
  const request = url && toRequest(message, serverResponse, url)
  if (!request) {
    return sendResponse(message, serverResponse, createDetailResponse(400, unreadableRequestDetail))
  }
  const response = (await servePage(request, portalUrl)) ?? (await respond(request))
  if (response.type === 'error') abortResponse(message, serverResponse)
  else await sendResponse(message, serverResponse, response)
}

const getSessionName = (headers: Headers) => headers.get(sessionHeader) ?? defaultSession

/**
 * Creates the function that responds to requests. Caches the MSW handlers for the origin of the last request,
 * because the origin rarely changes.
 */
function createResponder(
  withWorld: ReturnType<typeof createWorldPool>,
): (request: Request) => Promise<Response> {
  let [origin, handlers] = ['', createMswHandlers('', async () => Response.error())]
  return async (request) => {
    if (!isSessionName(getSessionName(request.headers))) {
      return createDetailResponse(
        400,
        `${sessionHeader} admite hasta 64 letras sin acento, números, puntos y guiones.`,
      )
    }
    const requestOrigin = new URL(request.url).origin
    if (requestOrigin !== origin) {
      handlers = createMswHandlers(requestOrigin, (intercepted) =>
        withWorld(getSessionName(intercepted.headers), (world) => respondToRequest(world, intercepted)),
      )
      origin = requestOrigin
    }
    return (await getResponse(handlers, request)) ?? createDetailResponse(404, 'No encontrado.')
  }
}
