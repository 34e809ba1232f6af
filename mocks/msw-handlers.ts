import { type HttpHandler, http } from 'msw'

/** Where the API's paths and the control surface begin; everything else is not the backend's. */
const backendPrefixes = ['/fapi/', '/api/', '/public/', '/uploads/', '/__mock/'] as const

/** The backend as handlers of msw: every method under its prefixes, at one origin. `answer` is the backend. */
export function mswHandlers(origin: string, answer: (request: Request) => Promise<Response>): HttpHandler[] {
  return backendPrefixes.map((prefix) => http.all(`${origin}${prefix}*`, ({ request }) => answer(request)))
}
