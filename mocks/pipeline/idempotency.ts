import type { ContractOperation } from '../contract/contract-types.ts'
import { fromBase64, toBase64 } from '../db/base64.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { Caller } from '../handlers/handler.ts'
import { type BackendResponse, isBytes } from './backend-response.ts'
import type { IncomingRequest } from './incoming-request.ts'

/** Identifies a call that a client may send twice. */
export interface IdempotentCall {
  key: string
  caller: string
  operationId: string
}

/** Returns the identity of a call; undefined if its operation does not declare `Idempotency-Key`, or the header is absent. */
export function getIdempotentCall(
  { isIdempotent, operationId }: ContractOperation,
  caller: Caller | null,
  { headers }: IncomingRequest,
): IdempotentCall | undefined {
  const key = headers.get('Idempotency-Key')
  if (!isIdempotent || key === null) return undefined
  return { key, caller: caller ? `user ${caller.userId}` : 'public', operationId }
}

/** Finds the stored response to an earlier call with the same key, caller and operation. */
export function findStoredResponse(db: Db, call: IdempotentCall): BackendResponse | undefined {
  const storedRow = db.idempotency
    .by('key', call.key)
    .find((row) => row.caller === call.caller && row.operationId === call.operationId)
  if (!storedRow) return undefined
  const { status, body: json, bytes, media_type } = storedRow
  const body = bytes === null ? (json ?? undefined) : fromBase64(bytes)
  return { status, body, mediaType: media_type ?? undefined }
}

/**
 * Stores the response of a handler, even a refusal, for repetitions of the call. A refusal before the handler is not
 * stored. A repetition of such a call is checked again.
 */
export async function storeResponse(
  db: Db,
  ids: IdGenerator,
  call: IdempotentCall,
  response: BackendResponse,
): Promise<void> {
  const { status, body = null, mediaType: media_type = null } = response
  const storedBody = isBytes(body) ? { body: null, bytes: toBase64(body) } : { body, bytes: null }
  await db.idempotency.insert({ id: ids.next('idempotency'), ...call, status, media_type, ...storedBody })
}
