import { connect } from 'node:net'

/** A request that may be invalid HTTP, which an HTTP client would not send. The optional fields default to valid HTTP. */
export interface RawRequest {
  method: string
  /** The path and the query string. */
  target: string
  version?: string
  /** Header lines, in addition to `Host` and `Connection`. */
  headers?: readonly string[]
  /** Whether the request has no `Host` header. */
  isHostless?: boolean
  /** Sent with a `Content-Length`, unless `headers` contain a length or a transfer encoding. */
  body?: Buffer
}

/** The response to a raw request. */
export interface RawResponse {
  status: number
  /** The status line and the header lines. */
  headers: string
  body: string
}

const hasBodyLength = (headers: readonly string[]) =>
  headers.some((header) => /^(content-length|transfer-encoding):/i.test(header))

function encodeRequest({
  method,
  target,
  version = 'HTTP/1.1',
  headers = [],
  isHostless,
  body,
}: RawRequest): Buffer {
  const lines = [
    `${method} ${target} ${version}`,
    ...(isHostless ? [] : ['Host: portal.test']),
    'Connection: close',
    ...headers,
    ...(body && !hasBodyLength(headers) ? [`Content-Length: ${body.byteLength}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)])
}

/** Sends a request to a local port, and reads until the server closes the connection. */
export function sendRawRequest(port: number, request: RawRequest): Promise<RawResponse> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(encodeRequest(request)))
    socket.on('data', (chunk) => received.push(chunk))
    // The server may close the connection before the whole request is sent.
    socket.on('error', () => {})
    socket.on('close', () => {
      const text = Buffer.concat(received).toString('utf8')
      const [, status] = text.match(/^HTTP\/1\.1 (\d{3}) /) ?? []
      if (status === undefined)
        reject(new Error(`No response to ${request.method} ${request.target}: ${text}`))
      const end = text.indexOf('\r\n\r\n')
      resolve({ status: Number(status), headers: text.slice(0, end), body: text.slice(end + 4) })
    })
  })
}
