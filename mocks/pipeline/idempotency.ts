import type { ContractOperation } from '../contract/contract-shape.ts'
import type { Caller } from '../contract/operations.ts'
import type { Db } from '../db/db.ts'
import type { Ids } from '../db/ids.ts'
import type { Answer } from './answer.ts'
import type { Incoming } from './incoming.ts'

/** What makes two calls the same one, sent twice. */
export interface RepeatedCall {
  key: string
  caller: string
  operationId: string
}

/** The identity of a call that carries an `Idempotency-Key`, if its operation honours one (decision 25). */
export function repeatedCall(
  { isIdempotent, operationId }: ContractOperation,
  caller: Caller | null,
  { headers }: Incoming,
): RepeatedCall | undefined {
  const key = headers.get('Idempotency-Key')
  if (!isIdempotent || key === null) return undefined
  return { key, caller: caller ? `user ${caller.userId}` : 'public', operationId }
}

/** What the call was answered the first time. */
export function firstAnswer(db: Db, call: RepeatedCall): Answer | undefined {
  const kept = db.idempotency
    .by('key', call.key)
    .find((row) => row.caller === call.caller && row.operationId === call.operationId)
  return kept && { status: kept.status, body: kept.body ?? undefined }
}

/** Keeps a handler's answer, also a refusal. What was refused at the door never got a first answer. */
export async function keepAnswer(db: Db, ids: Ids, call: RepeatedCall, answer: Answer): Promise<void> {
  const { status, body = null } = answer
  await db.idempotency.insert({ id: ids.next('idempotency'), ...call, status, body })
}
