import type { IncomingMessage } from 'node:http'

const allowedHeaders = 'Authorization, Time-Zone, Content-Type, Idempotency-Key, X-Mock-Session'
const allowedMethods = 'GET, POST, PUT, PATCH, DELETE'

/** Lets the page of any origin read an answer. No cookies are in play, so nobody's rights are lent. */
export function corsHeaders(origin: string | undefined): Record<string, string> {
  return origin === undefined ? { Vary: 'Origin' } : { Vary: 'Origin', 'Access-Control-Allow-Origin': origin }
}

/** What a browser is told before it sends a call with headers of its own. */
export function preflightHeaders(origin: string | undefined): Record<string, string> {
  return {
    ...corsHeaders(origin),
    'Access-Control-Allow-Headers': allowedHeaders,
    'Access-Control-Allow-Methods': allowedMethods,
    'Access-Control-Max-Age': '600',
  }
}

/** Whether a browser asks if it may send a call. */
export function isPreflight({ method, headers }: IncomingMessage): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined
}
