import type { ContractOperation } from '../contract/contract-types.ts'
import type { Fault } from '../control-types.ts'
import { isBodiless, toResponse } from './backend-response.ts'

const garbageHtml = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

/**
 * Creates the response to a call that fails because of an injected fault. 'network' and 'lost' give `Response.error()`
 * at once; 'timeout' gives `Response.error()` only when the caller aborts the request.
 */
export async function createFaultResponse(
  fault: Fault,
  operation: ContractOperation,
  signal: AbortSignal,
): Promise<Response> {
  if (fault.status === 'network' || fault.status === 'lost') return Response.error()
  if (fault.status === 'timeout') return waitForAbort(signal)
  const { status, body, retryAfter } = fault
  const headers = retryAfter === undefined ? undefined : { 'Retry-After': retryAfter }
  if (status === 'garbage') return createHtmlResponse(200, body ?? garbageHtml, headers)
  if (typeof body === 'string' && !isBodiless(status)) return createHtmlResponse(status, body, headers)
  return toResponse({ status, body: body ?? getDocumentedBody(operation, status), headers })
}

function createHtmlResponse(
  status: number,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers } })
}

/**
 * Returns the response body for a fault that defines no body. An error status gets the contract's example of that error.
 * A success, and a 4xx status that the contract does not document, get an empty object. The empty object lacks the fields
 * that the portal expects.
 */
function getDocumentedBody({ responses }: ContractOperation, status: number): unknown {
  if (status < 400) return {}
  return responses[String(status)]?.example ?? (status < 500 ? {} : { detail: 'Error interno.' })
}

function waitForAbort(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => resolve(Response.error())
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
