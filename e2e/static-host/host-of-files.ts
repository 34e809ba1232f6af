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

export interface HostOfFiles {
  /** Where the demo is, with a final slash. */
  url: string
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

/**
 * A host that knows files and nothing else: no headers. The demo is below `root`. What it does not have is nothing, or
 * the folder's `404.html`, as with GitHub Pages, or `index.html` with a status of 200, as where somebody meant well.
 */
export async function hostOfFiles(root: string, otherwise: Otherwise): Promise<HostOfFiles> {
  const answer = async (url: string, response: ServerResponse) => {
    const { pathname, search } = new URL(url, 'http://localhost')
    const path = pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : '/nowhere'
    const kind = await kindOf(decodeURIComponent(path))
    if (kind === 'file') return sendFile(path, 200, response)
    if (kind === 'folder' && path.endsWith('/') && (await kindOf(`${path}index.html`)) === 'file')
      return sendFile(`${path}index.html`, 200, response)
    if (kind === 'folder' && !path.endsWith('/'))
      return void response.writeHead(301, { Location: `${pathname}/${search}` }).end()
    if (otherwise === '404.html') return sendFile('/404.html', 404, response)
    if (otherwise === 'index.html') return sendFile('/index.html', 200, response)
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found')
  }
  const server = createServer((request, response) => void answer(request.url ?? '/', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The host of files has no port')
  return {
    url: `http://localhost:${address.port}${root}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
