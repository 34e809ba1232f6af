/** A status and a body: JSON, bytes, or none. */
export interface BackendResponse {
  status: number
  body?: unknown
  /** What the body is; JSON without it. */
  mediaType?: string
  headers?: Readonly<Record<string, string>>
}

/** Whether a body is bytes. */
export function isBytes(body: unknown): body is Uint8Array<ArrayBuffer> {
  return ArrayBuffer.isView(body)
}

/** An answer with the shape of the documents' one-sentence errors. */
export function createErrorResponse(status: number, sentence: string): BackendResponse {
  return { status, body: { detail: sentence } }
}

/** The 405 of an address that answers other methods. */
export function createMethodNotAllowed(method: string, allowed: readonly string[]): BackendResponse {
  return {
    ...createErrorResponse(405, `Método "${method}" no permitido.`),
    headers: { Allow: allowed.join(', ') },
  }
}

const bodilessStatuses = new Set([204, 205, 304])

/** Whether an answer of that status never has a body: HTTP forbids it, and a `Response` refuses to be made. */
export const isBodiless = (status: number): boolean => bodilessStatuses.has(status)

/** An answer as it travels. Nothing is to be cached: the next answer may differ. */
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
