/** A status and a JSON body, or none. */
export interface Answer {
  status: number
  body?: unknown
  headers?: Readonly<Record<string, string>>
}

/** An answer with the shape of the documents' one-sentence errors. */
export function detail(status: number, sentence: string): Answer {
  return { status, body: { detail: sentence } }
}

/** An answer as it travels. Nothing is to be cached: the next answer may differ. */
export function toResponse({ status, body, headers }: Answer): Response {
  const common = { 'Cache-Control': 'no-store', ...headers }
  if (body === undefined || status === 204) return new Response(null, { status, headers: common })
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...common },
  })
}
