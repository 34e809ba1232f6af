import { MockError } from '../../client.ts'
import { copy } from './copy.ts'

/** Returns the sentence in an error body: its `message`, else its `detail`, else the error of its first field. Ignores HTML. */
function findSentence(body: unknown): string | undefined {
  if (typeof body === 'string') return /^\s*</.test(body) || body.trim() === '' ? undefined : body
  if (Array.isArray(body)) return findSentence(body[0])
  if (typeof body !== 'object' || body === null) return undefined
  const { message, detail, ...fields } = body as Record<string, unknown>
  return findSentence(message ?? detail ?? Object.values(fields)[0])
}

/** Returns the Spanish reason why a call to a control failed. `error` is what the call threw. */
export function getFailureReason(error: unknown): string {
  if (!(error instanceof MockError)) return copy.noAnswer
  return findSentence(error.body) ?? copy.httpError(error.status)
}
