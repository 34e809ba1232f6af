import type { Call, Caller, OperationId, Reply } from '../contract/operations.ts'
import { Refusal, refuse } from '../contract/refusal.ts'
import type { IdsState } from '../db/ids.ts'
import type { CallEntry } from '../db/log.ts'
import type { World } from '../db/world.ts'
import { handlers } from '../handlers/handlers.ts'
import { access } from '../rules/access.ts'
import { requireOpen } from '../rules/session.ts'
import { type Answer, isBytes } from './answer.ts'
import { atOneInstant, takeBack } from './at-one-instant.ts'
import { answerDefect, ContractViolation } from './defects.ts'
import { firstAnswer, keepAnswer, type RepeatedCall, repeatedCall } from './idempotency.ts'
import { bearerToken, type Incoming, keptBody } from './incoming.ts'
import type { Match } from './match.ts'
import { readParameters } from './parameters.ts'
import { brokenReply } from './reply-check.ts'
import { readBody } from './request-body.ts'

/** A call of any operation: what is common to all of them, once the types of one are no longer known. */
type AnyCall = Omit<Call<OperationId>, 'caller'> & { caller: Caller | null }
type AnyHandler = (call: AnyCall) => Reply<OperationId> | Promise<Reply<OperationId>>
type AnyAccess = (
  operationId: OperationId,
  call: Omit<AnyCall, 'body' | 'url' | 'backend' | 'portal' | 'ids' | 'host'>,
) => void | Promise<void>

/** What a call was answered, and if it wrote, what the log has to keep of it. */
export interface AnsweredCall {
  answer: Answer
  entry?: CallEntry
}

/**
 * One call, from the session to the checked reply, at one instant. Either all that it wrote stays, or nothing does: not
 * even the ids that it used. Only inside a turn of the world.
 * @throws ContractViolation if the world's host asked for that.
 */
export async function answerCall(world: World, match: Match, incoming: Incoming): Promise<AnsweredCall> {
  const { result, instant, hasWritten } = await atOneInstant(world, async (before) => {
    try {
      return { answer: await pass(world, match, incoming, before), isKept: true }
    } catch (error) {
      return { answer: refused(world, match, error), isKept: false }
    }
  })
  return hasWritten
    ? { answer: result, entry: entryFor(match, incoming, instant, result.status) }
    : { answer: result }
}

/** session (401) → what a repeated call was answered → access (403, 404) → request (400) → handler → reply. */
async function pass(world: World, match: Match, incoming: Incoming, before: IdsState): Promise<Answer> {
  const { operation } = match
  const caller = operation.isPublic ? null : callerOf(world, incoming)
  const path = readParameters(operation, 'path', (name) => match.path[name])
  if (hasErrors(path.errors)) refuse(400, path.errors)
  // Before access: what a first call removed is nobody's any more when the call comes again.
  const repeated = repeatedCall(operation, caller, incoming)
  const first = repeated && firstAnswer(world.db, repeated)
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
  return handled(world, match, call, repeated, before)
}

function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0
}

function callerOf(world: World, incoming: Incoming): Caller {
  const token = bearerToken(incoming)
  const [session] = token === undefined ? [] : world.db.sessions.by('token', token)
  const open = requireOpen(session, world.clock.now())
  return { userId: open.user_id, sessionId: open.session_id, token: open.token }
}

async function handled(
  world: World,
  match: Match,
  call: AnyCall,
  repeated: RepeatedCall | undefined,
  before: IdsState,
): Promise<Answer> {
  const handler = handlers[call.operationId] as unknown as AnyHandler
  let answer: Answer
  try {
    answer = await handler(call)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await takeBack(world, before)
    answer = error
  }
  const result = checked(match, answer)
  if (repeated) await keepAnswer(world.db, world.ids, repeated, result)
  return result
}

/** The answer as it travels: JSON as JSON makes it, bytes as they are. @throws ContractViolation if the operation does not declare it. */
function checked({ operation }: Match, { status, body }: Answer): Answer {
  const isAsItIs = body === undefined || isBytes(body)
  const travelling: unknown = isAsItIs ? body : JSON.parse(JSON.stringify(body))
  const violation = brokenReply(operation, { status, body: travelling })
  if (violation) throw new ContractViolation(violation)
  const mediaType = operation.responses[String(status)]?.mediaType ?? undefined
  return { status, body: travelling, mediaType }
}

function refused(world: World, match: Match, error: unknown): Answer {
  try {
    if (error instanceof Refusal) return checked(match, error)
    throw error
  } catch (defect) {
    return answerDefect(world, match.operation.operationId, defect)
  }
}

const keptHeaders = ['Authorization', 'Idempotency-Key', 'Content-Type']

function entryFor({ operation }: Match, incoming: Incoming, instant: Date, status: number): CallEntry {
  const { method, url, headers, body } = incoming
  const kept = keptHeaders.flatMap((name) => {
    const value = headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return {
    kind: 'call',
    operationId: operation.operationId,
    method,
    url: url.href,
    headers: Object.fromEntries(kept),
    ...keptBody(body),
    instant: instant.toISOString(),
    status,
  }
}
