import type { HandlerResponse, OperationId } from '../contract/operations.ts'
import { Refusal, refuse } from '../contract/refusal.ts'
import type { IdsState } from '../db/ids.ts'
import type { Call, Caller } from '../handlers/handler.ts'
import { handlers } from '../handlers/handlers.ts'
import { requireAccess } from '../rules/access.ts'
import { requireOpenSession } from '../rules/session.ts'
import type { CallEntry } from '../world/log.ts'
import type { World } from '../world/world.ts'
import { type BackendResponse, isBytes } from './backend-response.ts'
import { ContractViolation, reportViolation } from './contract-violation.ts'
import { findResponseViolation } from './find-response-violation.ts'
import { findStoredResponse, getIdempotentCall, type IdempotentCall, storeResponse } from './idempotency.ts'
import { encodeBody, getBearerToken, type IncomingRequest } from './incoming-request.ts'
import type { OperationMatch } from './match-operation.ts'
import { readParameters } from './parameters.ts'
import { readBody } from './request-body.ts'
import { rollBack, runTransaction } from './transaction.ts'

/** A call of any operation, without the types of a specific operation. */
type AnyCall = Omit<Call<OperationId>, 'caller'> & { caller: Caller | null }
type AnyHandler = (call: AnyCall) => HandlerResponse<OperationId> | Promise<HandlerResponse<OperationId>>
type AnyAccessCall = Pick<AnyCall, 'operationId' | 'path' | 'query' | 'caller' | 'db' | 'clock'>

/** The response to a call, and the log entry of the call if the call wrote rows. */
export interface OperationOutcome {
  response: BackendResponse
  entry?: CallEntry
}

/**
 * Runs one call in a transaction: checks the call, runs the handler, and validates the response. Call it only inside
 * `runExclusive`.
 * @throws ContractViolation if `onViolation` is 'throw'.
 */
export async function runOperation(
  world: World,
  match: OperationMatch,
  request: IncomingRequest,
): Promise<OperationOutcome> {
  const { result, instant, hasWritten } = await runTransaction(world, async (idsBefore) => {
    try {
      return { response: await runPipeline(world, match, request, idsBefore), canCommit: true }
    } catch (error) {
      return { response: toErrorResponse(world, match, error), canCommit: false }
    }
  })
  return hasWritten
    ? { response: result, entry: createCallEntry(match, request, instant, result.status) }
    : { response: result }
}

/**
 * Runs the steps of a call in this order: session (401), path parameters (400), stored response of a repeated call,
 * access (403, 404), other parameters and body (400), handler, validation of the response.
 */
async function runPipeline(
  world: World,
  match: OperationMatch,
  request: IncomingRequest,
  idsBefore: IdsState,
): Promise<BackendResponse> {
  const { operation } = match
  const caller = operation.isPublic ? null : authenticate(world, request)
  const path = readParameters(operation, 'path', (name) => match.path[name])
  if (hasErrors(path.errors)) refuse(400, path.errors)
  // The first call may have deleted the row that the access check needs. This lookup therefore comes first.
  const idempotentCall = getIdempotentCall(operation, caller, request)
  const storedResponse = idempotentCall && findStoredResponse(world.db, idempotentCall)
  if (storedResponse) return storedResponse
  const query = readParameters(operation, 'query', (name) => request.url.searchParams.getAll(name).at(-1))
  const accessCall = {
    operationId: operation.operationId,
    path: path.values,
    query: query.values,
    caller,
    db: world.db,
    clock: world.clock,
  } as unknown as AnyAccessCall
  requireAccess(operation.operationId, accessCall as never)
  const headers = readParameters(operation, 'header', (name) => request.headers.get(name))
  const errors = { ...query.errors, ...headers.errors }
  if (hasErrors(errors)) refuse(400, errors)
  const body = await readBody(operation, request)
  const { url } = request
  const call = {
    ...accessCall,
    url,
    backend: world.getBackendUrl(url),
    portal: world.getPortalUrl(url),
    ids: world.ids,
    host: world.options,
    body,
  } as AnyCall
  return runHandler(world, match, call, idempotentCall, idsBefore)
}

function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0
}

function authenticate(world: World, request: IncomingRequest): Caller {
  const token = getBearerToken(request)
  const [session] = token === undefined ? [] : world.db.sessions.by('token', token)
  const openSession = requireOpenSession(session, world.clock.now())
  return { userId: openSession.user_id, sessionId: openSession.session_id, token: openSession.token }
}

async function runHandler(
  world: World,
  match: OperationMatch,
  call: AnyCall,
  idempotentCall: IdempotentCall | undefined,
  idsBefore: IdsState,
): Promise<BackendResponse> {
  const handler = handlers[call.operationId] as unknown as AnyHandler
  let response: BackendResponse
  try {
    response = await handler(call)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await rollBack(world, idsBefore)
    response = error
  }
  const result = validateResponse(match, response)
  if (idempotentCall) await storeResponse(world.db, world.ids, idempotentCall, result)
  return result
}

/**
 * Validates a response in the form that the client will receive, and returns that form.
 * @throws ContractViolation if the contract does not allow the response.
 */
function validateResponse({ operation }: OperationMatch, { status, body }: BackendResponse): BackendResponse {
  const isRaw = body === undefined || isBytes(body)
  const sentBody: unknown = isRaw ? body : JSON.parse(JSON.stringify(body))
  const violation = findResponseViolation(operation, { status, body: sentBody })
  if (violation) throw new ContractViolation(violation)
  const mediaType = operation.responses[String(status)]?.mediaType ?? undefined
  return { status, body: sentBody, mediaType }
}

function toErrorResponse(world: World, match: OperationMatch, error: unknown): BackendResponse {
  try {
    if (error instanceof Refusal) return validateResponse(match, error)
    throw error
  } catch (errorToReport) {
    return reportViolation(world, match.operation.operationId, errorToReport)
  }
}

const loggedHeaders = ['Authorization', 'Idempotency-Key', 'Content-Type']

function createCallEntry(
  { operation }: OperationMatch,
  request: IncomingRequest,
  instant: Date,
  status: number,
): CallEntry {
  const { method, url, headers, body } = request
  const headerEntries = loggedHeaders.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    kind: 'call',
    operationId: operation.operationId,
    method,
    url: url.href,
    headers: Object.fromEntries(headerEntries),
    ...encodeBody(body),
    instant: instant.toISOString(),
    status,
  }
}
