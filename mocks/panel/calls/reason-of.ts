import { MockError } from '../../client.ts'
import { copy } from './copy.ts'

/** The first sentence of what a control answered: its `message`, its `detail`, or what it says of a field. */
function sentenceIn(body: unknown): string | undefined {
  if (typeof body === 'string') return /^\s*</.test(body) || body.trim() === '' ? undefined : body
  if (Array.isArray(body)) return sentenceIn(body[0])
  if (typeof body !== 'object' || body === null) return undefined
  const { message, detail, ...fields } = body as Record<string, unknown>
  return sentenceIn(message ?? detail ?? Object.values(fields)[0])
}

/** Returns the reason of a failed control call, in Spanish. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof MockError)) return copy.noAnswer
  return sentenceIn(error.body) ?? copy.refused(error.status)
}
