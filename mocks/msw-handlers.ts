import { type HttpHandler, http } from 'msw'

/** Where the API's paths and the control surface begin; everything else is not the backend's. */
const backendPrefixes = ['/fapi/', '/api/', '/public/', '/uploads/', '/__mock/'] as const

/** The backend as handlers of msw: every method under its prefixes, below one address without a final slash. */
export function mswHandlers(base: string, answer: (request: Request) => Promise<Response>): HttpHandler[] {
  return backendPrefixes.map((prefix) => http.all(`${base}${prefix}*`, ({ request }) => answer(request)))
}
