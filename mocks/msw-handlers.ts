import { type HttpHandler, http } from 'msw'

/** The path prefixes of the backend. */
const backendPrefixes = ['/fapi/', '/api/', '/public/', '/uploads/', '/__mock/'] as const

/** Creates MSW handlers for the URLs that begin with `base` and a path prefix of the backend. `base` has no final slash. */
export function createMswHandlers(
  base: string,
  respond: (request: Request) => Promise<Response>,
): HttpHandler[] {
  return backendPrefixes.map((prefix) => http.all(`${base}${prefix}*`, ({ request }) => respond(request)))
}
