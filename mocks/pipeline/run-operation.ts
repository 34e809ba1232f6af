import type { OperationId, Reply } from '../contract/operations.ts'
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
import { findReplyViolation } from './find-reply-violation.ts'
import { findStoredResponse, getIdempotentCall, type IdempotentCall, storeResponse } from './idempotency.ts'
import { encodeBody, getBearerToken, type IncomingRequest } from './incoming-request.ts'
import type { OperationMatch } from './match-operation.ts'
import { readParameters } from './parameters.ts'
import { readBody } from './request-body.ts'
import { rollBack, runTransaction } from './transaction.ts'

/** A call of any operation, without the types of a specific one. */
type AnyCall = Omit<Call<OperationId>, 'caller'> & { caller: Caller | null }
type AnyHandler = (call: AnyCall) => Reply<OperationId> | Promise<Reply<OperationId>>
type AnyAccessCall = Pick<AnyCall, 'operationId' | 'path' | 'query' | 'caller' | 'db' | 'clock'>

/** The answer of a call, and its log entry if it wrote. */
export interface OperationOutcome {
  answer: BackendResponse
  entry?: CallEntry
}

/**
 * Runs one call in a transaction, from the session to the validated reply. Call it only inside `runExclusive`.
 * @throws ContractViolation if `onViolation` is 'throw'.
 */
export async function runOperation(
  world: World,
  match: OperationMatch,
  incoming: IncomingRequest,
): Promise<OperationOutcome> {
  const { result, instant, hasWritten } = await runTransaction(world, async (before) => {
    try {
      return { answer: await runPipeline(world, match, incoming, before), isKept: true }
    } catch (error) {
      return { answer: toErrorResponse(world, match, error), isKept: false }
    }
  })
  return hasWritten
    ? { answer: result, entry: createCallEntry(match, incoming, instant, result.status) }
    : { answer: result }
}

/** Session (401) → stored answer of a repeated call → access (403, 404) → request (400) → handler → reply. */
async function runPipeline(
  world: World,
  match: OperationMatch,
  incoming: IncomingRequest,
  before: IdsState,
): Promise<BackendResponse> {
  const { operation } = match
  const caller = operation.isPublic ? null : authenticate(world, incoming)
  const path = readParameters(operation, 'path', (name) => match.path[name])
  if (hasErrors(path.errors)) refuse(400, path.errors)
  // Before access, because the first call may have removed the row that access looks up.
  const repeated = getIdempotentCall(operation, caller, incoming)
  const first = repeated && findStoredResponse(world.db, repeated)
  if (first) return first
  const query = readParameters(operation, 'query', (name) => incoming.url.searchParams.getAll(name).at(-1))
  const start = {
    operationId: operation.operationId,
    path: path.values,
    query: query.values,
    caller,
    db: world.db,
    clock: world.clock,
  } as unknown as AnyAccessCall
  requireAccess(operation.operationId, start as never)
  const headers = readParameters(operation, 'header', (name) => incoming.headers.get(name))
  const errors = { ...query.errors, ...headers.errors }
  if (hasErrors(errors)) refuse(400, errors)
  const body = await readBody(operation, incoming)
  const { url } = incoming
  const call = {
    ...start,
    url,
    backend: world.getBackendUrl(url),
    portal: world.getPortalUrl(url),
    ids: world.ids,
    host: world.options,
    body,
  } as AnyCall
  return runHandler(world, match, call, repeated, before)
}

function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0
}

function authenticate(world: World, incoming: IncomingRequest): Caller {
  const token = getBearerToken(incoming)
  const [session] = token === undefined ? [] : world.db.sessions.by('token', token)
  const open = requireOpenSession(session, world.clock.now())
  return { userId: open.user_id, sessionId: open.session_id, token: open.token }
}

async function runHandler(
  world: World,
  match: OperationMatch,
  call: AnyCall,
  repeated: IdempotentCall | undefined,
  before: IdsState,
): Promise<BackendResponse> {
  const handler = handlers[call.operationId] as unknown as AnyHandler
  let answer: BackendResponse
  try {
    answer = await handler(call)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await rollBack(world, before)
    answer = error
  }
  const result = validateReply(match, answer)
  if (repeated) await storeResponse(world.db, world.ids, repeated, result)
  return result
}

/** Validates the reply as it is sent, after JSON serialisation. @throws ContractViolation if the operation does not declare it. */
function validateReply({ operation }: OperationMatch, { status, body }: BackendResponse): BackendResponse {
  const isAsItIs = body === undefined || isBytes(body)
  const travelling: unknown = isAsItIs ? body : JSON.parse(JSON.stringify(body))
  const violation = findReplyViolation(operation, { status, body: travelling })
  if (violation) throw new ContractViolation(violation)
  const mediaType = operation.responses[String(status)]?.mediaType ?? undefined
  return { status, body: travelling, mediaType }
}

function toErrorResponse(world: World, match: OperationMatch, error: unknown): BackendResponse {
  try {
    if (error instanceof Refusal) return validateReply(match, error)
    throw error
  } catch (defect) {
    return reportViolation(world, match.operation.operationId, defect)
  }
}

const loggedHeaders = ['Authorization', 'Idempotency-Key', 'Content-Type']

function createCallEntry(
  { operation }: OperationMatch,
  incoming: IncomingRequest,
  instant: Date,
  status: number,
): CallEntry {
  const { method, url, headers, body } = incoming
  const kept = loggedHeaders.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    kind: 'call',
    operationId: operation.operationId,
    method,
    url: url.href,
    headers: Object.fromEntries(kept),
    ...encodeBody(body),
    instant: instant.toISOString(),
    status,
  }
}
