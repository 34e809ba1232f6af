import { connect } from 'node:net'

/** A request as bytes, which no client would make. What is absent is as a good request has it. */
export interface RawRequest {
  method: string
  target: string
  version?: string
  headers?: readonly string[]
  /** Whether `Host` is left out. */
  isHostless?: boolean
  /** With a `Content-Length` unless `headers` frame it. */
  body?: Buffer
}

/** What came back. */
export interface RawAnswer {
  status: number
  headers: string
  body: string
}

const isFramed = (headers: readonly string[]) =>
  headers.some((header) => /^(content-length|transfer-encoding):/i.test(header))

function bytesOf({
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
    ...(body && !isFramed(headers) ? [`Content-Length: ${body.byteLength}`] : []),
  ]
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body ?? Buffer.alloc(0)])
}

/** Sends bytes to a port of this machine, and reads until the other side ends the connection. */
export function exchange(port: number, request: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytesOf(request)))
    socket.on('data', (chunk) => received.push(chunk))
    // The other side may end the connection while there is still something to send.
    socket.on('error', () => {})
    socket.on('close', () => {
      const text = Buffer.concat(received).toString('utf8')
      const [, status] = text.match(/^HTTP\/1\.1 (\d{3}) /) ?? []
      if (status === undefined) reject(new Error(`No answer to ${request.method} ${request.target}: ${text}`))
      const end = text.indexOf('\r\n\r\n')
      resolve({ status: Number(status), headers: text.slice(0, end), body: text.slice(end + 4) })
    })
  })
}
