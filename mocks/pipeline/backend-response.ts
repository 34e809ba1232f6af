/** A response of the backend, before its conversion to a `Response`. The body is JSON, bytes, or absent. */
export interface BackendResponse {
  status: number
  body?: unknown
  /** The media type of the body; JSON by default. */
  mediaType?: string
  headers?: Readonly<Record<string, string>>
}

/** Whether a body is bytes. */
export function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return ArrayBuffer.isView(body)
}

/** Creates an error response with a `detail` sentence. */
export function createErrorResponse(status: number, sentence: string): BackendResponse {
  return { status, body: { detail: sentence } }
}

/** Creates the 405 response for a path that does not support `method`. `allowed` lists the methods that it supports. */
export function createMethodNotAllowed(method: string, allowed: readonly string[]): BackendResponse {
  return {
    ...createErrorResponse(405, `Método "${method}" no permitido.`),
    headers: { Allow: allowed.join(', ') },
  }
}

const bodilessStatuses = new Set([204, 205, 304])

/** Whether HTTP forbids a body for a status. The constructor of `Response` throws if such a status has a body. */
export const isBodiless = (status: number): boolean => bodilessStatuses.has(status)

/** Converts a backend response to a `Response` with a header that forbids caching. */
export function toResponse({
  status,
  body,
  mediaType = 'application/json',
  headers,
}: BackendResponse): Response {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers }
  if (body === undefined || isBodiless(status)) return new Response(null, { status, headers: common })
  return new Response(isBytes(body) ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': mediaType, ...common },
  })
}
