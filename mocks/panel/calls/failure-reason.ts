import { MockError } from '../../client.ts'
import { copy } from './copy.ts'

/** Returns the first sentence of an error body: its `message`, its `detail`, or the error of a field. Ignores HTML. */
function findSentence(body: unknown): string | undefined {
  if (typeof body === 'string') return /^\s*</.test(body) || body.trim() === '' ? undefined : body
  if (Array.isArray(body)) return findSentence(body[0])
  if (typeof body !== 'object' || body === null) return undefined
  const { message, detail, ...fields } = body as Record<string, unknown>
  return findSentence(message ?? detail ?? Object.values(fields)[0])
}

/** Returns the reason of a failed control call, in Spanish. */
export function getFailureReason(error: unknown): string {
  if (!(error instanceof MockError)) return copy.noAnswer
  return findSentence(error.body) ?? copy.httpError(error.status)
}
