import type { ContractOperation } from '../contract/contract-shape.ts'
import type { ActiveFault } from '../db/settings.ts'
import { isBodiless, toResponse } from './answer.ts'

const nonsense = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'

/** How a fault answers. 'network' and 'lost' are `Response.error()`; 'timeout' answers only when the caller has gone. */
export async function faultResponse(
  fault: ActiveFault,
  operation: ContractOperation,
  signal: AbortSignal,
): Promise<Response> {
  if (fault.status === 'network' || fault.status === 'lost') return Response.error()
  if (fault.status === 'timeout') return gone(signal)
  if (fault.status === 'garbage') return html(200, fault.body ?? nonsense)
  const isText = typeof fault.body === 'string' && !isBodiless(fault.status)
  if (isText) return html(fault.status, fault.body)
  return toResponse({ status: fault.status, body: fault.body ?? documentedBody(operation, fault.status) })
}

function html(status: number, body: unknown): Response {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}

/**
 * The contract's example of that error, or a sentence where it declares none; with a status that is no error, an object
 * without the fields that the portal waits for.
 */
function documentedBody({ responses }: ContractOperation, status: number): unknown {
  if (status < 400) return {}
  return responses[String(status)]?.example ?? { detail: 'Error interno.' }
}

function gone(signal: AbortSignal): Promise<Response> {
  return new Promise((resolve) => {
    const end = () => resolve(Response.error())
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
