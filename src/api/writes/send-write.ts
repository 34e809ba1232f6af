import { config } from '@/config'
import { newKey } from '@/new-key'
import { isAccessDenied, isRejection, SavedEarlierError } from '../api-error'
import type { LostCall, LostCallStore } from './lost-calls'
import type { Write } from './write'

/**
 * Sends a write. If the response to an earlier call about the same subject was lost, first finds out whether the backend
 * executed that call:
 * - if it did and the content is the same, returns its result without a second effect;
 * - if it did and the content has changed, throws `SavedEarlierError` and sends nothing;
 * - if it did not, sends the call.
 * With idempotency keys, a call with the same content is sent again with the same key instead.
 */
export async function sendWrite<Variables, Result>(
  write: Write<Variables, Result>,
  variables: Variables,
  store: LostCallStore<Variables>,
  send: (request: RequestInit) => Promise<Result>,
): Promise<Result> {
  if (write.kind === 'untracked') return send({})
  const content = JSON.stringify(variables)
  const result = await findEarlierResult(write, content, store)
  if (result !== undefined) return result

  const earlierCalls = store.read()
  const otherCalls = earlierCalls.filter((call) => call.content !== content)
  const sameCall = earlierCalls.find((call) => call.content === content)
  const call = sameCall ?? { variables, content, idempotencyKey: newKey() }
  try {
    const sentResult = await send(createRequest(call))
    store.replace([])
    return sentResult
  } catch (error) {
    if (!isRejection(error)) store.replace([...otherCalls, call])
    else if (earlierCalls.length > 0 && write.provesEffect?.(error)) {
      store.replace([])
      if (otherCalls.length > 0) throw new SavedEarlierError()
      // After a proving refusal, `Result` includes undefined.
      return undefined as Result
    }
    // A refused caller says nothing about the lost call. Any other refusal answers the repeated call.
    else if (!isAccessDenied(error)) store.replace(otherCalls)
    throw error
  }
}

const createRequest = ({ idempotencyKey }: LostCall): RequestInit =>
  config().idempotencyKeys ? { headers: { 'Idempotency-Key': idempotencyKey } } : {}

/** Finds the result of an earlier call with this content. @throws SavedEarlierError if other content was saved. */
async function findEarlierResult<Variables, Result>(
  write: Write<Variables, Result>,
  content: string,
  store: LostCallStore<Variables>,
): Promise<Result | undefined> {
  for (const lostCall of write.find ? store.read() : []) {
    const isSame = lostCall.content === content
    if (isSame && config().idempotencyKeys) continue
    const result = await write.find?.(lostCall.variables)
    store.replace(store.read().filter((call) => call !== lostCall))
    if (result !== undefined && !isSame) throw new SavedEarlierError()
    if (result !== undefined) return result
  }
  return undefined
}
