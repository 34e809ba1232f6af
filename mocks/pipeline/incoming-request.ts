import { fromBase64, toBase64 } from '../db/base64.ts'
import type { StoredBody } from '../world/log.ts'

const megabyte = 1024 * 1024
/** The maximum size of the body of a call, in bytes. */
export const maxBodyBytes = 5 * megabyte
/** The maximum size of an imported state, in bytes. */
const maxStateBytes = 64 * megabyte

/** A request whose body has been read. */
export interface IncomingRequest {
  method: string
  /** Without the base path, so that a log can be replayed below another base path. */
  url: URL
  headers: Headers
  /** Empty for a request without a body. */
  body: Uint8Array<ArrayBuffer>
}

/** A request whose body is too long. */
export interface RequestTooLarge {
  /** The maximum size of the body. */
  maxMegabytes: number
}

/**
 * Reads a request to a backend with base path `root`. The body may have up to `maxBodyBytes`. Only a request to
 * `statePath` may have a larger body, because its body is a whole state to import.
 */
export async function readRequest(
  request: Request,
  root = '/',
  statePath?: string,
): Promise<IncomingRequest | RequestTooLarge> {
  const url = removeRoot(new URL(request.url), root)
  const maxBytes = url.pathname === statePath ? maxStateBytes : maxBodyBytes
  const body = await readBytes(request, maxBytes)
  if (body === undefined) return { maxMegabytes: maxBytes / megabyte }
  return { method: request.method, url, headers: request.headers, body }
}

function removeRoot(url: URL, root: string): URL {
  if (url.pathname.startsWith(root)) url.pathname = url.pathname.slice(root.length - 1)
  return url
}

/** Reads the body of a request; undefined if the body is longer than `maxBytes` bytes. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // Firefox does not implement `Request.body`, so the value is undefined there. `null` means that there is no body.
  const stream = request.body as Request['body'] | undefined
  if (stream === null) return new Uint8Array()
  if (stream) return readStream(stream, maxBytes)
  const bytes = new Uint8Array(await request.arrayBuffer())
  return bytes.byteLength > maxBytes ? undefined : bytes
}

/**
 * Reads a body to its end, even beyond `maxBytes` bytes, because clients read no response while they send. Returns
 * undefined if the body is longer than `maxBytes` bytes.
 */
async function readStream(
  stream: NonNullable<Request['body']>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = stream.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return size > maxBytes ? undefined : concatenate(chunks, size)
    size += value.byteLength
    if (size > maxBytes) chunks.length = 0
    else chunks.push(value)
  }
}

function concatenate(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}

/** Decodes UTF-8; undefined for invalid bytes. Removes a byte order mark unless `keepsMark` is true. */
export function decodeUtf8(bytes: Uint8Array, keepsMark = false): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: keepsMark }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Encodes a body for the log: as text if possible, so that the log is readable. */
export function encodeBody(body: Uint8Array): StoredBody {
  const text = decodeUtf8(body, true)
  return text === undefined ? { body: toBase64(body), isBase64: true } : { body: text }
}

/** Converts a body from the log back to the bytes that `encodeBody` received. */
export function decodeBody({ body, isBase64 }: StoredBody): Uint8Array<ArrayBuffer> {
  return isBase64 ? fromBase64(body) : new TextEncoder().encode(body)
}

/** Returns the bearer token of a request; undefined if the request has none. */
export function getBearerToken({ headers }: IncomingRequest): string | undefined {
  return headers.get('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1]
}
