import { matchOperation } from '@mocks/pipeline/match-operation'
import { vi } from 'vitest'
import { hasPages, repaginate } from './repaginate'
import { apiSizes, type Variant, vary } from './response-variants'

/** Changes the response to each read that the portal sends. Returns the operations whose responses were changed. */
export function varyResponses(variant: Variant): Set<string> {
  const send = globalThis.fetch
  const changed = new Set<string>()
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const response = await send(input, init)
    const url = new URL(String(input instanceof Request ? input.url : input), window.location.origin)
    const match = matchOperation(init?.method ?? 'GET', url.pathname)
    if (typeof match === 'string' || !('operation' in match)) return response
    const apiSize = apiSizes[variant]
    const { operationId } = match.operation
    if (apiSize !== undefined && hasPages(operationId)) {
      changed.add(operationId)
      return repaginate(url, apiSize, send, init)
    }
    const schema = match.operation.responses[String(response.status)]?.schema
    if (response.status !== 200 || schema === null || schema === undefined) return response
    changed.add(match.operation.operationId)
    const body = await response.json()
    // The modules decide which screens exist, so a new module comes beside them.
    const hasModules = match.operation.operationId === 'listHomeModules' && variant === 'unknownCodes'
    return Response.json(
      hasModules ? [...body, { code: 'NEW_CODE', is_active_mobile: true }] : vary(schema, body, variant),
    )
  })
  return changed
}
