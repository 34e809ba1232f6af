import { answerControl, controlPrefix, importPath } from './controls/answer-control.ts'
import {
  type BackendResponse,
  createErrorResponse,
  createMethodNotAllowed,
  toResponse,
} from './pipeline/backend-response.ts'
import { createFaultResponse } from './pipeline/faults.ts'
import { type IncomingRequest, readRequest } from './pipeline/incoming-request.ts'
import { matchOperation, type OperationMatch } from './pipeline/match-operation.ts'
import { rejectUnreadableRequest } from './pipeline/request-guard.ts'
import { runExclusive } from './pipeline/run-exclusive.ts'
import { runOperation } from './pipeline/run-operation.ts'
import { filesPrefix, getStoredFile } from './pipeline/stored-file.ts'
import { consumeFault, findFault, hasCountedFault } from './world/settings.ts'
import type { World } from './world/world.ts'

/**
 * Responds to a request: finds its operation, applies the latency and the fault of the settings, and runs the operation.
 * Operations of one world run one after the other. The latency or fault of one request does not delay the other
 * requests.
 * @returns `Response.error()` if the connection must fail.
 * @throws ContractViolation if a handler breaks the contract and `onViolation` is 'throw'.
 */
export async function respondToRequest(world: World, request: Request): Promise<Response> {
  const incomingRequest = await readRequest(request, world.options.root, importPath)
  if ('maxMegabytes' in incomingRequest)
    return toResponse(createErrorResponse(413, `El contenido supera los ${incomingRequest.maxMegabytes} MB.`))
  const rejection = rejectUnreadableRequest(incomingRequest)
  if (rejection) return toResponse(rejection)
  if (incomingRequest.url.pathname.startsWith(controlPrefix)) {
    return toResponse(await answerControl(world, incomingRequest))
  }
  const { method, url } = incomingRequest
  if (method === 'GET' && url.pathname.startsWith(filesPrefix)) {
    return toResponse(await runExclusive(world, async () => getStoredFile(world.db, url.pathname)))
  }
  const match = matchOperation(method, url.pathname)
  if (match === 'unknown path') return toResponse(createErrorResponse(404, 'No encontrado.'))
  if ('allowed' in match) return toResponse(createMethodNotAllowed(method, match.allowed))
  return serveOperation(world, match, incomingRequest, request.signal)
}

async function serveOperation(
  world: World,
  match: OperationMatch,
  incomingRequest: IncomingRequest,
  signal: AbortSignal,
): Promise<Response> {
  const { operation } = match
  const { fault, latency, response } = await runExclusive(world, async () => {
    const fault = await takeFault(world, operation.operationId)
    const latency = world.drawLatency()
    const canRespondNow = !fault && latency === 0
    return {
      fault,
      latency,
      response: canRespondNow ? await runAndRecord(world, match, incomingRequest) : undefined,
    }
  })
  if (response) return toResponse(response)
  if (latency > 0) await world.options.wait?.(latency, signal)
  if (signal.aborted) return Response.error()
  if (fault && fault.status !== 'lost') return createFaultResponse(fault, operation, signal)
  const delayedResponse = await runExclusive(world, () => runAndRecord(world, match, incomingRequest))
  // With the fault 'lost', the call runs, but its response does not reach the caller.
  return fault ? Response.error() : toResponse(delayedResponse)
}

/**
 * Returns the fault with which a call of the operation must fail; undefined if there is none. If a fault of the
 * operation has counters, counts the call. The log entry makes other tabs count the call too.
 */
async function takeFault(world: World, operationId: string) {
  const fault = findFault(world.settings, operationId)
  if (!hasCountedFault(world.settings, operationId)) return fault
  world.settings = consumeFault(world.settings, operationId)
  await world.record({ kind: 'fault', operationId, instant: world.clock.now().toISOString() })
  return fault
}

async function runAndRecord(
  world: World,
  match: OperationMatch,
  incomingRequest: IncomingRequest,
): Promise<BackendResponse> {
  const { response, entry } = await runOperation(world, match, incomingRequest)
  if (entry) await world.record(entry)
  return response
}
