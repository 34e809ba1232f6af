import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as portal } from '../fixtures'

/**
 * A server for one test with the portal and its API at the same origin. It adds the header that selects the world of the
 * test, which calls lose in a service worker. It can deploy a new version while it is in use.
 */
interface Deployment {
  url: string
  /** Serves another service worker from now on. */
  deploy: () => void
  /** Leaves all requests without a response from now on. */
  stall: () => void
  close: () => void
}

interface Origins {
  portalUrl: string
  mockUrl: string
  session: string
}

const isCall = (path: string) => /^\/(fapi|api|public|uploads)\//.test(path)
/** Headers that describe the connection, or the body before it is decoded. */
const connectionHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text === '' ? undefined : text
}

async function forwardRequest(
  request: IncomingMessage,
  { portalUrl, mockUrl, session }: Origins,
): Promise<Response> {
  const path = request.url ?? '/'
  const headers = new Headers()
  for (const name of ['accept', 'authorization', 'content-type', 'time-zone'])
    if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name])
  if (isCall(path)) headers.set('X-Mock-Session', session)
  const body = await readBody(request)
  return fetch(new URL(path, isCall(path) ? mockUrl : portalUrl), { method: request.method, headers, body })
}

async function startDeployment(origins: Origins): Promise<Deployment> {
  let version = ''
  let isStalled = false
  const changes: Record<string, (text: string) => string> = {
    '/sw.js': (text) => text + version,
    '/config.json': (text) => JSON.stringify({ ...JSON.parse(text), apiUrl: '' }),
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (isStalled) return
    const answer = await forwardRequest(request, origins)
    const headers = Object.fromEntries(answer.headers)
    for (const name of connectionHeaders) delete headers[name]
    const body = Buffer.from(await answer.arrayBuffer())
    const change = changes[request.url ?? '']
    response.writeHead(answer.status, headers).end(change ? change(body.toString()) : body)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      version = '\n// A newer one.'
    },
    stall: () => {
      isStalled = true
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The deployment of the running test, because a worker process runs one test at a time. */
let deployment: Deployment | undefined

/** Deploys a new version of the portal of this test, with another service worker. */
export const deployAnew = () => deployment?.deploy()

/** Leaves all requests to the portal of this test without a response. */
export const stall = () => deployment?.stall()

/** Extends the test of the portal with its own deployment. */
export const test = portal.extend({
  baseURL: async ({ baseURL, httpMockUrl }, use, { testId, repeatEachIndex }) => {
    const session = `${testId}-${repeatEachIndex}`
    deployment = await startDeployment({ portalUrl: baseURL ?? '', mockUrl: httpMockUrl, session })
    await use(deployment.url)
    deployment.close()
  },
})
