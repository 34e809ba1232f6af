import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createDetailResponse } from './node-messages.ts'
import { renderWelcome } from './welcome-page.ts'

/** A page or a file that the server serves, with its media type. */
interface StaticPage {
  type: string
  readContent: () => Promise<Uint8Array<ArrayBuffer> | string>
}

const require = createRequire(import.meta.url)
const getDocsPath = (name: string) => fileURLToPath(new URL(`./docs/${name}`, import.meta.url))
const getProjectPath = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const examplePath = getProjectPath('e2e/examples/mock-client.spec.ts')
const viewerFolder = dirname(require.resolve('swagger-ui-dist/package.json'))
const getViewerPath = (name: string) => join(viewerFolder, name)

const html = 'text/html; charset=utf-8'
const css = 'text/css; charset=utf-8'
const plainText = 'text/plain; charset=utf-8'
const javascript = 'text/javascript; charset=utf-8'

/** Reads the example test, and changes its import of the client to `./client`, because `/docs/` serves both files. */
const readExample = async () =>
  (await readFile(examplePath, 'utf8')).replaceAll('../../mocks/client', './client')

async function renderTestGuide(): Promise<string> {
  const page = await readFile(getDocsPath('tests.html'), 'utf8')
  const escapedExample = (await readExample()).replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return page.replace('{{example}}', () => escapedExample)
}

const createFilePage = (path: string, type: string): StaticPage => ({
  type,
  readContent: () => readFile(path),
})

/** The pages by their path. The server serves no other files from the disk. */
const pages: Readonly<Record<string, () => StaticPage>> = {
  '/openapi.yaml': () => createFilePage(getProjectPath('openapi.yaml'), 'application/yaml'),
  '/docs/': () => createFilePage(getDocsPath('index.html'), html),
  '/docs/docs.css': () => createFilePage(getDocsPath('docs.css'), css),
  '/docs/docs.js': () => createFilePage(getDocsPath('docs.js'), javascript),
  '/docs/tests.html': () => ({ type: html, readContent: renderTestGuide }),
  '/docs/mock-client.spec.ts': () => ({ type: plainText, readContent: readExample }),
  '/docs/client.ts': () => createFilePage(getProjectPath('mocks/client.ts'), plainText),
  '/docs/control-types.ts': () => createFilePage(getProjectPath('mocks/control-types.ts'), plainText),
  '/docs/swagger-ui.css': () => createFilePage(getViewerPath('swagger-ui.css'), css),
  '/docs/swagger-ui-bundle.js': () => createFilePage(getViewerPath('swagger-ui-bundle.js'), javascript),
  '/docs/favicon-32x32.png': () => createFilePage(getViewerPath('favicon-32x32.png'), 'image/png'),
}

/** The content security policy of the pages. Swagger UI needs inline styles and `data:` images. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const pageHeaders = {
  'Content-Security-Policy': policy,
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-cache',
}

/** Serves the welcome page, the contract and its documentation. Returns undefined for any other path. */
export async function servePage(
  { method, url, headers }: Request,
  portalUrl: string,
): Promise<Response | undefined> {
  const { pathname, search } = new URL(url)
  const page = Object.hasOwn(pages, pathname) ? pages[pathname]?.() : undefined
  if (!page && pathname !== '/' && pathname !== '/docs') return undefined
  if (method !== 'GET' && method !== 'HEAD') {
    const rejection = createDetailResponse(405, `Método "${method}" no permitido.`)
    rejection.headers.set('Allow', 'GET, HEAD')
    return rejection
  }
  if (pathname === '/docs')
    return new Response(null, { status: 308, headers: { Location: `/docs/${search}` } })
  const { body, type } = page
    ? { body: await page.readContent(), type: page.type }
    : renderWelcome(headers.get('Accept'), portalUrl)
  return new Response(body, { headers: { ...pageHeaders, 'Content-Type': type } })
}
