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

/** What is shown for what is not there. */
export type Otherwise = 'nothing' | '404.html' | 'index.html'

/** What is done about the address of a folder that lacks its final slash: sent on to where it has one, or shown there. */
export type WithoutSlash = 'redirected' | 'shown'

export interface Hosting {
  /** Where the demo is, with a final slash. */
  root: string
  /** Where it is a second time, if it is. */
  secondRoot?: string | undefined
  otherwise: Otherwise
  withoutSlash: WithoutSlash
}

export interface HostOfFiles {
  /** Where the demo is, with a final slash. */
  url: string
  /** Where the second one is; where the first is, if there is none. */
  secondUrl: string
  close(): Promise<void>
}

async function sendFile(path: string, status: number, response: ServerResponse): Promise<void> {
  const body = await readFile(folder + path)
  response.writeHead(status, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' }).end(body)
}

const kindOf = (path: string) =>
  stat(folder + path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => 'nothing',
  )

/** Where in the folder that address leads, of a host that has it in these places; undefined for what is in none. */
const pathIn = (roots: readonly string[], pathname: string) =>
  roots
    .filter((root) => `${pathname}/`.startsWith(root))
    .map((root) => pathname.slice(root.length - 1))
    .sort((one, other) => one.length - other.length)[0]

/**
 * A host that knows files and nothing else: no headers. The demo is below `root`. What it does not have is nothing, or
 * the folder's `404.html`, as with GitHub Pages, or `index.html` with a status of 200, as where somebody meant well. A
 * folder without its final slash is redirected to it, as with nginx, or shown as it is, as with Vercel.
 */
export async function hostOfFiles(hosting: Hosting): Promise<HostOfFiles> {
  const { root, secondRoot = root, otherwise, withoutSlash } = hosting
  const answer = async (url: string, response: ServerResponse) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    const path = pathIn([root, secondRoot], pathname) ?? '/nowhere'
    const kind = await kindOf(decodeURIComponent(path))
    if (kind === 'file') return sendFile(path, 200, response)
    const page = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`
    if (kind === 'folder' && (await kindOf(page)) === 'file') {
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
