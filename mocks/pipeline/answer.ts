/** A status and a body: JSON, bytes, or none. */
export interface Answer {
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
export function detail(status: number, sentence: string): Answer {
  return { status, body: { detail: sentence } }
}

/** An answer as it travels. Nothing is to be cached: the next answer may differ. */
export function toResponse({ status, body, mediaType = 'application/json', headers }: Answer): Response {
  const common = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers }
  if (body === undefined || status === 204) return new Response(null, { status, headers: common })
  return new Response(isBytes(body) ? body : JSON.stringify(body), {
    status,
    headers: { 'Content-Type': mediaType, ...common },
  })
}
