import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as portal } from '../fixtures'

/**
 * A portal of the test's own, with its API at the same origin: calls that pass a service worker lose the header by which
 * a test finds its world, so this server adds it. It can be deployed anew while it is in use.
 */
interface Deployment {
  url: string
  /** From now on the worker is another one. */
  deploy: () => void
  close: () => void
}

interface Origins {
  portalUrl: string
  mockUrl: string
  session: string
}

const isCall = (path: string) => /^\/(fapi|api|public|uploads)\//.test(path)
/** They tell of the connection, or of a body as it was before it was read. */
const ofTheConnection = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag']

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  let text = ''
  for await (const part of request.setEncoding('utf8')) text += part
  return text === '' ? undefined : text
}

async function ask(request: IncomingMessage, { portalUrl, mockUrl, session }: Origins): Promise<Response> {
  const path = request.url ?? '/'
  const headers = new Headers()
  for (const name of ['accept', 'authorization', 'content-type', 'time-zone'])
    if (typeof request.headers[name] === 'string') headers.set(name, request.headers[name])
  if (isCall(path)) headers.set('X-Mock-Session', session)
  const body = await bodyOf(request)
  return fetch(new URL(path, isCall(path) ? mockUrl : portalUrl), { method: request.method, headers, body })
}

async function startDeployment(origins: Origins): Promise<Deployment> {
  let version = ''
  const changes: Record<string, (text: string) => string> = {
    '/sw.js': (text) => text + version,
    '/config.json': (text) => JSON.stringify({ ...JSON.parse(text), apiUrl: '' }),
  }
  const give = async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await ask(request, origins)
    const headers = Object.fromEntries(answer.headers)
    for (const name of ofTheConnection) delete headers[name]
    const body = Buffer.from(await answer.arrayBuffer())
    const change = changes[request.url ?? '']
    response.writeHead(answer.status, headers).end(change ? change(body.toString()) : body)
  }
  const server = createServer((request, response) => void give(request, response))
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    deploy: () => {
      version = '\n// A newer one.'
    },
    close: () => server.close(),
  }
}

/** The one of the test that runs: a process of the runner runs one at a time. */
let deployment: Deployment | undefined

/** Deploys the portal of this test anew, with another worker. */
export const deployAnew = () => deployment?.deploy()

/** The portal's test, at a portal of its own. */
export const test = portal.extend({
  baseURL: async ({ baseURL, httpMockUrl }, use, { testId, repeatEachIndex }) => {
    const session = `${testId}-${repeatEachIndex}`
    deployment = await startDeployment({ portalUrl: baseURL ?? '', mockUrl: httpMockUrl, session })
    await use(deployment.url)
    deployment.close()
  },
})
