import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getResponse } from 'msw'
import { isPreflight, preflightHeaders } from './cors.ts'
import type { InitialState, World } from './db/world.ts'
import { lockFile } from './http/file-lock.ts'
import {
  addressOf,
  cutOff,
  plain,
  send,
  sendRaw,
  statusOf,
  toRequest,
  unreadableRequest,
} from './http/messages.ts'
import { pageAt } from './http/pages.ts'
import { printWhenAnswered } from './http/request-line.ts'
import { defaultSession, isSessionName, keepWorlds } from './http/sessions.ts'
import { stopper } from './http/stopping.ts'
import { openWorkbookInThread } from './http/workbook-in-thread.ts'
import { mswHandlers } from './msw-handlers.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import { answerRequest } from './server.ts'
import { wait } from './wait.ts'

/** How the backend listens, and with which world each session begins. */
export interface ServeOptions extends InitialState {
  /** 0 takes a free one. */
  port?: number
  host?: string
  /** The file that keeps what is written over a restart. */
  persist?: string
  /** The origin of the portal, where links lead. */
  portalUrl?: string
  /** Told a line for each request that was answered. */
  print?: (line: string) => void
  /** Told what somebody who looks after the server should know. */
  tell?: (word: string) => void
}

/** A backend that listens. */
export interface Serving {
  url: string
  /** The world of calls that name no session, as it is at the start. */
  world: World
  /**
   * Takes no more calls; resolves when those that are going on have ended, at the latest after `grace` milliseconds
   * (5000). Again with 0: now.
   */
  close(grace?: number): Promise<void>
}

const sessionHeader = 'X-Mock-Session'
/**
 * How long a connection may be idle, in milliseconds: longer than a tester pauses, for a call that is sent while the server
 * closes its connection fails, and nobody knows whether it was heard.
 */
const idleMs = 120_000
/** What has arrived meanwhile is answered. */
const pause = () => new Promise<void>((resolve) => setImmediate(resolve))
const wall = () => performance.timeOrigin + performance.now()

/**
 * Serves the backend over HTTP. `X-Mock-Session` names an isolated world; without it, the one named `default`.
 * @throws Error with one line if it cannot listen there, or cannot keep its log.
 */
export async function serve(options: ServeOptions = {}): Promise<Serving> {
  const { port = 4010, host = '127.0.0.1', persist, portalUrl = 'http://localhost:3000', ...others } = options
  const { print, tell, ...beginning } = others
  const release = persist === undefined ? () => {} : lockFile(persist)
  try {
    const means = { wall, wait, pause, openWorkbook: openWorkbookInThread }
    const withWorld = keepWorlds({ ...means, initialState: beginning, portalUrl, report: tell }, { persist })
    const world = await withWorld(defaultSession, async (made) => {
      // A log that cannot be read is a reason not to start.
      if (persist !== undefined) await runExclusive(made, async () => {})
      return made
    })
    const server = createServer({ requireHostHeader: false, keepAliveTimeout: idleMs })
    const stop = stopper(server)
    answerWith(server, { respond: backend(withWorld), portalUrl, print, tell })
    await listening(server, port, host)
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

function listening(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      const reason = isTaken ? 'the port is taken; --port chooses another' : error.code
      reject(new Error(`Cannot listen on ${host}, port ${port}: ${reason}.`))
    })
    server.listen(port, host, resolve)
  })
}

/** What answering needs to know. */
interface Answering {
  respond: (request: Request) => Promise<Response>
  portalUrl: string
  print: ServeOptions['print']
  tell: ServeOptions['tell']
}

function answerWith(server: Server, answering: Answering): void {
  server.on('request', (message, out) => {
    answer(message, out, answering).catch((error: Error) => {
      // The caller went away, or what it sent was no HTTP and is answered below.
      if (!message.complete) return
      answering.tell?.(`${message.method} ${message.url}: ${error.message}`)
      if (out.headersSent) message.socket.destroy()
      else void send(message, out, plain(500, 'El backend de prueba falló.'))
    })
  })
  server.on('connect', (_, socket) => {
    answering.print?.('CONNECT - 405 - - -')
    sendRaw(socket, 405)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const status = statusOf(error.code)
    answering.print?.(`- - ${status} - - -`)
    sendRaw(socket, status)
  })
}

async function answer(message: IncomingMessage, out: ServerResponse, answering: Answering): Promise<void> {
  const { portalUrl, print, respond } = answering
  const url = addressOf(message)
  const session = String(message.headers[sessionHeader.toLowerCase()] ?? defaultSession)
  if (print) printWhenAnswered(message, out, { url, session, print })
  if (isPreflight(message)) {
    out.writeHead(204, preflightHeaders(message.headers.origin)).end()
    return
  }
  const request = url && toRequest(message, out, url)
  if (!request) return send(message, out, plain(400, unreadableRequest))
  const response = (await pageAt(request, portalUrl)) ?? (await respond(request))
  if (response.type === 'error') cutOff(message, out)
  else await send(message, out, response)
}

const sessionOf = (headers: Headers) => headers.get(sessionHeader) ?? defaultSession

/** The backend at whatever origin it is called by; nearly always the same one, so that is made ready once. */
function backend(withWorld: ReturnType<typeof keepWorlds>): (request: Request) => Promise<Response> {
  let [origin, handlers] = ['', mswHandlers('', async () => Response.error())]
  return async (request) => {
    if (!isSessionName(sessionOf(request.headers))) {
      return plain(400, `${sessionHeader} admite hasta 64 letras sin acento, números, puntos y guiones.`)
    }
    const asked = new URL(request.url).origin
    if (asked !== origin) {
      handlers = mswHandlers(asked, (one) =>
        withWorld(sessionOf(one.headers), (world) => answerRequest(world, one)),
      )
      origin = asked
    }
    return (await getResponse(handlers, request)) ?? plain(404, 'No encontrado.')
  }
}
