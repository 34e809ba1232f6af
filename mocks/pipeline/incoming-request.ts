import { fromBase64, toBase64 } from '../db/base64.ts'
import type { StoredBody } from '../db/log.ts'

const megabyte = 1024 * 1024
/** The largest body of a call that is read, in bytes. */
export const maxBodyBytes = 5 * megabyte
/** The largest state that is imported, in bytes. */
const maxStateBytes = 64 * megabyte

/** A request, read. All that a call depends on, and all that the log keeps of it. */
export interface IncomingRequest {
  method: string
  /** As if the backend stood at the root of its host: so a log can be replayed wherever it stands. */
  url: URL
  headers: Headers
  /** Empty where there is none. */
  body: Uint8Array<ArrayBuffer>
}

/** A request whose body is too long. */
export interface RequestTooLarge {
  /** How many megabytes would have been read. */
  maxMegabytes: number
}

/** Reads a request to a backend below `root`. What is sent to `statePath` may be a whole world. */
export async function readRequest(
  request: Request,
  root = '/',
  statePath?: string,
): Promise<IncomingRequest | RequestTooLarge> {
  const url = removeRoot(new URL(request.url), root)
  const most = url.pathname === statePath ? maxStateBytes : maxBodyBytes
  const body = await readBytes(request, most)
  if (body === undefined) return { maxMegabytes: most / megabyte }
  return { method: request.method, url, headers: request.headers, body }
}

function removeRoot(url: URL, root: string): URL {
  if (url.pathname.startsWith(root)) url.pathname = url.pathname.slice(root.length - 1)
  return url
}

/** The bytes of a body; undefined if there are more than `most`. */
async function readBytes(request: Request, most: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Firefox has no `body` on requests, whatever was sent; elsewhere `null` says that nothing was.
  const stream = request.body as Request['body'] | undefined
  if (stream === null) return new Uint8Array()
  if (stream) return readStream(stream, most)
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.byteLength > most ? undefined : bytes
}

/** A body that is too long is read to its end all the same: a sender that is still at it would not hear the answer. */
async function readStream(
  stream: NonNullable<Request['body']>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader()
  const pieces: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return size > most ? undefined : concatenate(pieces, size)
    size += value.byteLength
    if (size > most) pieces.length = 0
    else pieces.push(value)
  }
}

function concatenate(pieces: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.byteLength
  }
  return bytes
}

/** The text of bytes; nothing if they are not UTF-8. A mark of the byte order stays where `keepsMark` says so. */
export function decodeUtf8(bytes: Uint8Array, keepsMark = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: keepsMark }).decode(bytes)
  } catch {
    return undefined
  }
}

/** A body as the log keeps it: text where it is text, so that somebody can read it. */
export function encodeBody(body: Uint8Array): StoredBody {
  const text = decodeUtf8(body, true)
  return text === undefined ? { body: toBase64(body), isBase64: true } : { body: text }
}

/** The very bytes of which `keptBody` was made. */
export function decodeBody({ body, isBase64 }: StoredBody): Uint8Array<ArrayBuffer> {
  return isBase64 ? fromBase64(body) : new TextEncoder().encode(body)
}

/** The bearer token of a request, if it has one. */
export function getBearerToken({ headers }: IncomingRequest): string | undefined {
  return headers.get('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1]
}
