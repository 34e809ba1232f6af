import type { ContractOperation } from '../contract/contract-types.ts'
import type { Caller } from '../contract/operations.ts'
import { fromBase64, toBase64 } from '../db/base64.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import { type BackendResponse, isBytes } from './backend-response.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** What makes two calls the same one, sent twice. */
export interface IdempotentCall {
  key: string
  caller: string
  operationId: string
}

/** The identity of a call that carries an `Idempotency-Key`, if its operation honours one (decision 25). */
export function getIdempotentCall(
  { isIdempotent, operationId }: ContractOperation,
  caller: Caller | null,
  { headers }: IncomingRequest,
): IdempotentCall | undefined {
  const key = headers.get('Idempotency-Key')
  if (!isIdempotent || key === null) return undefined
  return { key, caller: caller ? `user ${caller.userId}` : 'public', operationId }
}

/** What the call was answered the first time. */
export function findStoredResponse(db: Db, call: IdempotentCall): BackendResponse | undefined {
  const kept = db.idempotency
    .by('key', call.key)
    .find((row) => row.caller === call.caller && row.operationId === call.operationId)
  if (!kept) return undefined
  const { status, body, bytes, media_type } = kept
  const first = bytes === null ? (body ?? undefined) : fromBase64(bytes)
  return { status, body: first, mediaType: media_type ?? undefined }
}

/** Keeps a handler's answer, also a refusal. What was refused at the door never got a first answer. */
export async function storeResponse(
  db: Db,
  ids: IdGenerator,
  call: IdempotentCall,
  answer: BackendResponse,
): Promise<void> {
  const { status, body = null, mediaType: media_type = null } = answer
  const kept = isBytes(body) ? { body: null, bytes: toBase64(body) } : { body, bytes: null }
  await db.idempotency.insert({ id: ids.next('idempotency'), ...call, status, media_type, ...kept })
}
