import { readFile, stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../dist/static', import.meta.url))

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/**
 * The response to a path at which there is no file: a 404 without a page, the page 404.html, or the page index.html.
 */
export type MissingFileResponse = 'nothing' | '404.html' | 'index.html'

/**
 * The response to the path of a folder without a final slash: a redirect to the path with the slash, or the page of the
 * folder.
 */
export type FolderResponse = 'redirected' | 'shown'

export interface StaticHostOptions {
  /** The path of the demo, with a final slash. */
  root: string
  /** The path of an optional second demo. */
  secondRoot?: string | undefined
  missingFileResponse: MissingFileResponse
  folderResponse: FolderResponse
}

export interface StaticFileServer {
  /** The address of the demo, with a final slash. */
  url: string
  /** The address of the second demo or, if there is no second demo, of the first demo. */
  secondUrl: string
  close(): Promise<void>
}

async function sendFile(path: string, status: number, response: ServerResponse): Promise<void> {
  const body = await readFile(folder + path)
  response
    .writeHead(status, { 'Content-Type': contentTypes[extname(path)] ?? 'application/octet-stream' })
    .end(body)
}

const readKind = (path: string) =>
  stat(folder + path).then(
    (stats) => (stats.isDirectory() ? 'folder' : 'file'),
    () => 'nothing',
  )

/**
 * Converts the path of a request to a path in `dist/static`. Removes the longest matching root from the start of the path,
 * but keeps the final slash of the root. Returns undefined if the path is outside all roots.
 */
const findPathInFolder = (roots: readonly string[], pathname: string) =>
  roots
    .filter((root) => `${pathname}/`.startsWith(root))
    .map((root) => pathname.slice(root.length - 1))
    .sort((left, right) => left.length - right.length)[0]

/**
 * Starts a static file server for the demo of `dist/static`. The server serves the same files at `root` and at `secondRoot`,
 * and sends no custom headers. Two options imitate real hosts. For a missing file, GitHub Pages sends `404.html`, and hosts
 * of single-page applications send `index.html` with status 200. For a folder without a final slash, nginx sends a redirect,
 * and Vercel sends the page.
 */
export async function startStaticFileServer(options: StaticHostOptions): Promise<StaticFileServer> {
  const { root, secondRoot = root, missingFileResponse, folderResponse } = options
  const respond = async (url: string, response: ServerResponse) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    const path = findPathInFolder([root, secondRoot], pathname) ?? '/nowhere'
    const kind = await readKind(decodeURIComponent(path))
    if (kind === 'file') return sendFile(path, 200, response)
    const page = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`
    if (kind === 'folder' && (await readKind(page)) === 'file') {
      if (path.endsWith('/') || folderResponse === 'shown') return sendFile(page, 200, response)
      return void response.writeHead(301, { Location: `${pathname}/${search}` }).end()
    }
    if (missingFileResponse === '404.html') return sendFile('/404.html', 404, response)
    if (missingFileResponse === 'index.html') return sendFile('/index.html', 200, response)
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
  }
  const server = createServer((request, response) => void respond(request.url ?? '/', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The static file server has no port')
  const origin = `http://localhost:${address.port}`
  return {
    url: origin + root,
    secondUrl: origin + secondRoot,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
