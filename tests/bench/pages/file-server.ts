import { readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, relative } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { PageHashes } from '../../../src/hosting/page-hashes.ts'
import { addPageHashes, selectResponseHeaders } from '../../../src/hosting/server-config.ts'

const textTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}
const binaryTypes: Record<string, string> = { '.png': 'image/png', '.woff2': 'font/woff2' }

interface ServedFile {
  body: Buffer
  headers: Record<string, string>
}

interface FileServerOptions {
  /** The folder of the files. The server reads them once. */
  folder: string
  /** Returns the path of the file for the path of an address. Both paths begin with a slash. */
  getFile: (pathname: string) => string
  /** Headers of each response. */
  headers?: Record<string, string>
  /** The hashes that the policies of the pages allow. */
  pageHashes?: PageHashes
  /** Texts that replace files, by path. */
  replacements?: Record<string, string>
  /** By default, any free port. */
  port?: number
}

export interface FileServer {
  origin: string
  close: () => void
}

/** Compresses a text with brotli as much as possible. */
const compress = (content: Buffer) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })

function createServedFile(path: string, content: Buffer): ServedFile {
  const extension = extname(path)
  const textType = textTypes[extension]
  if (textType === undefined)
    return {
      body: content,
      headers: { 'Content-Type': binaryTypes[extension] ?? 'application/octet-stream' },
    }
  return { body: compress(content), headers: { 'Content-Type': textType, 'Content-Encoding': 'br' } }
}

function readFiles({ folder, replacements = {} }: FileServerOptions): Map<string, ServedFile> {
  const contents = new Map<string, Buffer>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) {
      const file = join(entry.parentPath, entry.name)
      contents.set(`/${relative(folder, file)}`, readFileSync(file))
    }
  for (const [path, text] of Object.entries(replacements)) contents.set(path, Buffer.from(text))
  return new Map([...contents].map(([path, content]) => [path, createServedFile(path, content)]))
}

/**
 * Serves the files of a folder, compressed with brotli, from memory: neither the disk nor the compression affects a measurement.
 */
export async function startFileServer(options: FileServerOptions): Promise<FileServer> {
  const { getFile, headers = {}, pageHashes = {}, port = 0 } = options
  const files = readFiles(options)
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://bench')
    const path = getFile(pathname)
    const file = files.get(path)
    if (!file) {
      response.writeHead(404, headers).end()
      return
    }
    response.writeHead(200, {
      ...selectResponseHeaders(addPageHashes(headers, pageHashes[path]), pathname, false),
      ...file.headers,
      'Content-Length': file.body.length,
    })
    response.end(file.body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
