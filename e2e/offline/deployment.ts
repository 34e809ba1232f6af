import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as portalTest } from '../fixtures'

/**
 * A server for one test, with the portal and its API at one origin. The server adds the header `X-Mock-Session`, which names
 * the world of the test, because the requests of a service worker lose this header.
 */
interface Deployment {
  url: string
  /** Makes the server serve a changed service worker from now on. */
  deployNewVersion: () => void
  /** Makes the server send no responses from now on. */
  stallRequests: () => void
  close: () => void
}

/** The URLs to which the server forwards requests, and the world of the test. */
interface ForwardOptions {
  portalUrl: string
  mockUrl: string
  session: string
}

const isApiPath = (path: string) => /^\/(fapi|api|public|uploads)\//.test(path)

/** Response headers of the connection or of the encoded body, which the server must not forward. */
const connectionHeaders = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text === '' ? undefined : text
}

async function forwardRequest(
  request: IncomingMessage,
  { portalUrl, mockUrl, session }: ForwardOptions,
): Promise<Response> {
  const path = request.url ?? '/'
  const headers = new Headers()
  for (const name of ['accept', 'authorization', 'content-type', 'time-zone'])
    if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name])
  if (isApiPath(path)) headers.set('X-Mock-Session', session)
  const body = await readBody(request)
  return fetch(new URL(path, isApiPath(path) ? mockUrl : portalUrl), {
    method: request.method,
    headers,
    body,
  })
}

async function startDeployment(options: ForwardOptions): Promise<Deployment> {
  let version = ''
  let isStalled = false
  /** The functions that change a response body, by path. */
  const transformations: Record<string, (text: string) => string> = {
    '/sw.js': (text) => text + version,
    '/config.json': (text) => JSON.stringify({ ...JSON.parse(text), apiUrl: '' }),
  }
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    if (isStalled) return
    const forwardedResponse = await forwardRequest(request, options)
    const headers = Object.fromEntries(forwardedResponse.headers)
    for (const name of connectionHeaders) delete headers[name]
    const body = Buffer.from(await forwardedResponse.arrayBuffer())
    const transform = transformations[request.url ?? '']
    response.writeHead(forwardedResponse.status, headers).end(transform ? transform(body.toString()) : body)
  }
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    deployNewVersion: () => {
      version = '\n// A newer version.'
    },
    stallRequests: () => {
      isStalled = true
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The deployment of the running test. One variable is enough, because a worker process runs one test at a time. */
let deployment: Deployment | undefined

/** Deploys a new version of the portal of this test, with a changed service worker. */
export const deployNewVersion = () => deployment?.deployNewVersion()

/** Leaves all requests to the portal of this test without a response. */
export const stallRequests = () => deployment?.stallRequests()

/** Extends the test of the portal with a separate deployment. */
export const test = portalTest.extend({
  baseURL: async ({ baseURL, httpMockUrl }, use, { testId, repeatEachIndex }) => {
    const session = `${testId}-${repeatEachIndex}`
    deployment = await startDeployment({ portalUrl: baseURL ?? '', mockUrl: httpMockUrl, session })
    await use(deployment.url)
    deployment.close()
  },
})
