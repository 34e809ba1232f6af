/** The largest body that is read, in bytes. */
export const largestBody = 5 * 1024 * 1024

/** A request, read. All that a call depends on, and all that the log keeps of it. */
export interface Incoming {
  method: string
  url: URL
  headers: Headers
  body: string
}

/** Reads a request. @returns 'too large' if its body is longer than `largestBody`. */
export async function readRequest(request: Request): Promise<Incoming | 'too large'> {
  const body = await readText(request)
  if (body === undefined) return 'too large'
  return { method: request.method, url: new URL(request.url), headers: request.headers, body }
}

/** A body that is too long is read to its end all the same: a sender that is still at it would not hear the answer. */
async function readText(request: Request): Promise<string | undefined> {
  if (!request.body) return ''
  const decoder = new TextDecoder()
  const reader = request.body.getReader()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return size > largestBody ? undefined : text + decoder.decode()
    size += value.byteLength
    text = size > largestBody ? '' : text + decoder.decode(value, { stream: true })
  }
}

/** The bearer token of a request, if it has one. */
export function bearerToken({ headers }: Incoming): string | undefined {
  return headers.get('Authorization')?.match(/^Bearer +(\S+)$/i)?.[1]
}
