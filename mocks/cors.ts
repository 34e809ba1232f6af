import type { IncomingMessage } from 'node:http'

const allowedHeaders = 'Authorization, Time-Zone, Content-Type, Idempotency-Key, X-Mock-Session'
/** The headers that a page of another origin may read, besides those that CORS always allows. */
const exposedHeaders = 'Retry-After'
const allowedMethods = 'GET, POST, PUT, PATCH, DELETE'

/**
 * Creates headers that allow a page of `origin` to read a response. Every origin is allowed, which is safe because the
 * backend uses no cookies.
 */
export function createCorsHeaders(origin: string | undefined): Record<string, string> {
  if (origin === undefined) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': exposedHeaders,
  }
}

/** Creates the headers of the response to a preflight request. */
export function createPreflightHeaders(origin: string | undefined): Record<string, string> {
  return {
    ...createCorsHeaders(origin),
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Allow-Methods': allowedMethods,
    'Access-Control-Max-Age': '600',
  }
}

/** Whether a request is a CORS preflight request. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}
