/** How a call failed: the API said no, it was never reached, it took too long, or it answered something unreadable. */
export type ApiFailure = 'status' | 'network' | 'timeout' | 'garbage'

/** What every call of the portal throws. `status` is 0 when there was no answer; `body` is the answer's JSON, if it had one. */
export class ApiError extends Error {
  readonly failure: ApiFailure
  readonly status: number
  readonly body: unknown
  /** Whether the session ended with this refusal: the sign-in over the page tells it, so nothing else has to. */
  readonly isSessionEnd: boolean

  constructor(failure: ApiFailure, status = 0, body: unknown = undefined, isSessionEnd = false) {
    super(`${failure} ${status}`)
    this.name = 'ApiError'
    this.failure = failure
    this.status = status
    this.body = body
    this.isSessionEnd = isSessionEnd
  }
}

/** Whether an error is the end of the session, which the sign-in over the page tells. */
export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.isSessionEnd

/** Whether the API said that there is no such thing, or that it is somebody else's. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether the API said nothing, for want of a connection or of patience, rather than no. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'network' || error.failure === 'timeout')

/** Whether the API had the last word: an answer below 500. After anything else a write may have been done or not. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ApiError && error.failure === 'status' && error.status < 500

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const sentencesOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item.trim() !== '',
  )

/** The keys of an error body that are about all of it, in the order in which the documents read them. */
const generalKeys = ['non_field_errors', 'detail', 'message']

/** What the documents read of a general key: every sentence, but of the messages only the first. */
const saidUnder = (key: string, value: unknown): string[] =>
  key === 'message' ? sentencesOf(value).slice(0, 1) : sentencesOf(value)

/** The general sentences of an error body: those of the first of its general keys that has any. */
export function generalSentences(error: unknown): string[] {
  if (!(error instanceof ApiError) || !isRecord(error.body)) return []
  for (const key of generalKeys) {
    const sentences = saidUnder(key, error.body[key])
    if (sentences.length > 0) return sentences
  }
  return []
}

/** Whether the API spoke of the request as a whole in `non_field_errors`: how a sign-in is refused. */
export const hasNonFieldErrors = (error: ApiError): boolean =>
  isRecord(error.body) && sentencesOf(error.body.non_field_errors).length > 0

/** Field → sentences of a 400, without the general ones. What is within a field has a path such as `people.1.id_number`. */
export function fieldSentences(error: unknown): Record<string, string[]> {
  if (!(error instanceof ApiError) || error.status !== 400 || !isRecord(error.body)) return {}
  const found = new Map<string, string[]>()
  for (const [field, value] of Object.entries(error.body)) {
    if (!generalKeys.includes(field)) collectSentences(value, field, found)
  }
  return Object.fromEntries(found)
}

/** Adds the sentences of a value, and of all that is within it, under their paths. */
function collectSentences(value: unknown, path: string, found: Map<string, string[]>): void {
  const sentences = sentencesOf(value)
  if (sentences.length > 0) found.set(path, [...(found.get(path) ?? []), ...sentences])
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    // A sentence in a list is of the list itself, and has been added.
    if (Array.isArray(value) && typeof inner === 'string') continue
    collectSentences(inner, key === 'non_field_errors' ? path : `${path}.${key}`, found)
  }
}
