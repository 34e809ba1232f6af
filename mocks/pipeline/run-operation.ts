import type { Call, Caller, OperationId, Reply } from '../contract/operations.ts'
import { Refusal, refuse } from '../contract/refusal.ts'
import type { IdsState } from '../db/ids.ts'
import type { CallEntry } from '../db/log.ts'
import type { World } from '../db/world.ts'
import { handlers } from '../handlers/handlers.ts'
import { access } from '../rules/access.ts'
import { requireOpen } from '../rules/session.ts'
import { type BackendResponse, isBytes } from './backend-response.ts'
import { ContractViolation, reportViolation } from './contract-violation.ts'
import { findReplyViolation } from './find-reply-violation.ts'
import { findStoredResponse, getIdempotentCall, type IdempotentCall, storeResponse } from './idempotency.ts'
import { encodeBody, getBearerToken, type IncomingRequest } from './incoming-request.ts'
import type { OperationMatch } from './match-operation.ts'
import { readParameters } from './parameters.ts'
import { readBody } from './request-body.ts'
import { rollBack, runTransaction } from './transaction.ts'

/** A call of any operation: what is common to all of them, once the types of one are no longer known. */
type AnyCall = Omit<Call<OperationId>, 'caller'> & { caller: Caller | null }
type AnyHandler = (call: AnyCall) => Reply<OperationId> | Promise<Reply<OperationId>>
type AnyAccess = (
  operationId: OperationId,
  call: Omit<AnyCall, 'body' | 'url' | 'backend' | 'portal' | 'ids' | 'host'>,
) => void | Promise<void>

/** What a call was answered, and if it wrote, what the log has to keep of it. */
export interface OperationOutcome {
  answer: BackendResponse
  entry?: CallEntry
}

/**
 * One call, from the session to the checked reply, at one instant. Either all that it wrote stays, or nothing does: not
 * even the ids that it used. Only inside a turn of the world.
 * @throws ContractViolation if the world's host asked for that.
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

/** session (401) → what a repeated call was answered → access (403, 404) → request (400) → handler → reply. */
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
  // Before access: what a first call removed is nobody's any more when the call comes again.
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
  } as unknown as Omit<AnyCall, 'body' | 'url' | 'backend' | 'portal' | 'ids' | 'host'>
  await (access as unknown as AnyAccess)(operation.operationId, start)
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
  const open = requireOpen(session, world.clock.now())
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

/** The answer as it travels: JSON as JSON makes it, bytes as they are. @throws ContractViolation if the operation does not declare it. */
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
