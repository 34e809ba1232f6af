/** How a call failed: the API said no, it was never reached, it took too long, or it answered something unreadable. */
export type ApiFailure = 'status' | 'network' | 'timeout' | 'garbage'

/** What every call of the portal throws. `status` is 0 when there was no answer; `body` is the answer's JSON, if it had one. */
export class ApiError extends Error {
  readonly failure: ApiFailure
  readonly status: number
  readonly body: unknown

  constructor(failure: ApiFailure, status = 0, body: unknown = undefined) {
    super(`${failure} ${status}`)
    this.name = 'ApiError'
    this.failure = failure
    this.status = status
    this.body = body
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sentencesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item.trim() !== '',
  )

/** The general sentences of an error body, read in the documents' order: `non_field_errors`, `detail`, `message` (P8, L8). */
export function generalSentences(error: unknown): string[] {
  if (!(error instanceof ApiError) || !isRecord(error.body)) return []
  for (const key of ['non_field_errors', 'detail', 'message']) {
    const sentences = sentencesOf(error.body[key])
    if (sentences.length > 0) return sentences
  }
  return []
}

/** Field → sentences of a 400, without the general ones (P8). */
export function fieldSentences(error: unknown): Record<string, string[]> {
  if (!(error instanceof ApiError) || error.status !== 400 || !isRecord(error.body)) return {}
  const general = new Set(['non_field_errors', 'detail', 'message'])
  return Object.fromEntries(
    Object.entries(error.body)
      .filter(([field]) => !general.has(field))
      .map(([field, value]) => [field, sentencesOf(value)] as const)
      .filter(([, sentences]) => sentences.length > 0),
  )
}
