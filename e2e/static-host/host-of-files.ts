import { readFile, stat } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../dist/static', import.meta.url))

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** The response to a path without a file: a plain 404, the page 404.html, or the page index.html. */
export type Otherwise = 'nothing' | '404.html' | 'index.html'

/** How the host answers a folder without a final slash: by a redirect, or by its page. */
export type WithoutSlash = 'redirected' | 'shown'

export interface Hosting {
  /** The path of the demo, with a final slash. */
  root: string
  /** The path of a second demo, if there is one. */
  secondRoot?: string | undefined
  otherwise: Otherwise
  withoutSlash: WithoutSlash
}

export interface HostOfFiles {
  /** The address of the demo, with a final slash. */
  url: string
  /** The address of the second demo, or of the first if there is only one. */
  secondUrl: string
  close(): Promise<void>
}

async function sendFile(path: string, status: number, response: ServerResponse): Promise<void> {
  const body = await readFile(folder + path)
  response.writeHead(status, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
}

const findKind = (path: string) =>
  stat(folder + path).then(
    (stats) => (stats.isDirectory() ? 'folder' : 'file'),
    () => 'nothing',
  )

/** Translates the path of a request to a path in the built folder; undefined outside of all roots. */
const findPathInFolder = (roots: readonly string[], pathname: string) =>
  roots
    .filter((root) => `${pathname}/`.startsWith(root))
    .map((root) => pathname.slice(root.length - 1))
    .sort((left, right) => left.length - right.length)[0]

/**
 * Starts a static file server without custom headers, with the demo below `root`. It answers a missing file with a plain
 * 404, with `404.html` (as GitHub Pages) or with `index.html` and status 200 (as a fallback for single-page applications).
 * It redirects a folder without a final slash (as nginx) or shows its page (as Vercel).
 */
export async function hostOfFiles(hosting: Hosting): Promise<HostOfFiles> {
  const { root, secondRoot = root, otherwise, withoutSlash } = hosting
  const answer = async (url: string, response: ServerResponse) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    const path = findPathInFolder([root, secondRoot], pathname) ?? '/nowhere'
    const kind = await findKind(decodeURIComponent(path))
    if (kind === 'file') return sendFile(path, 200, response)
    const page = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`
    if (kind === 'folder' && (await findKind(page)) === 'file') {
      if (path.endsWith('/') || withoutSlash === 'shown') return sendFile(page, 200, response)
      return void response.writeHead(301, { Location: `${pathname}/${search}` }).end()
    }
    if (otherwise === '404.html') return sendFile('/404.html', 404, response)
    if (otherwise === 'index.html') return sendFile('/index.html', 200, response)
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
  }
  const server = createServer((request, response) => void answer(request.url ?? '/', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host of files has no port')
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
