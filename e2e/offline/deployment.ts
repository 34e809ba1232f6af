import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as portalTest } from '../fixtures'

/**
 * A server for one test, with the portal and its API at one origin. The server adds the header `X-Mock-Session` to each API
 * request. The header names the world of the test. Playwright does not add the header to the requests of a service worker.
 */
interface Deployment {
  url: string
  /** Makes the server serve a changed service worker from now on. */
  deployNewVersion: () => void
  /** Makes the server send no responses from now on. */
  stallRequests: () => void
  close: () => void
}

/** The URLs to which the server forwards requests, and the value of `X-Mock-Session`. */
interface ForwardOptions {
  portalUrl: string
  mockUrl: string
  session: string
}

const isApiPath = (path: string) => /^\/(fapi|api|public|uploads)\//.test(path)

/** The response headers that the server must not forward. They describe the original connection and the encoded body. */
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
  let serviceWorkerSuffix = ''
  let isStalled = false
  /** The functions that change a response body, by path. */
  const transformations: Record<string, (text: string) => string> = {
    '/sw.js': (text) => text + serviceWorkerSuffix,
    // An empty `apiUrl` stands for the origin of the page.
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
      serviceWorkerSuffix = '\n// A newer version.'
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

/** Makes the server of the running test serve a changed service worker, as after the deployment of a new version. */
export const deployNewVersion = () => deployment?.deployNewVersion()

/** Makes the server of the running test send no more responses. */
export const stallRequests = () => deployment?.stallRequests()

/** Starts a deployment for each test, and sets its URL as `baseURL`, so that the test's relative addresses open it. */
export const test = portalTest.extend({
  baseURL: async ({ baseURL, httpMockUrl }, use, { testId, repeatEachIndex }) => {
    const session = `${testId}-${repeatEachIndex}`
    deployment = await startDeployment({ portalUrl: baseURL ?? '', mockUrl: httpMockUrl, session })
    await use(deployment.url)
    deployment.close()
  },
})
