/** The kind of failure of a call. `garbage` is a response with an unreadable body. */
export type ApiFailure = 'status' | 'network' | 'timeout' | 'garbage'

interface ApiErrorDetails {
  isSessionEnd?: boolean
  retryAfter?: number
}

/**
 * The error of every failed call. `status` is 0 if there was no response; `body` is the JSON of the response, if any.
 */
export class ApiError extends Error {
  readonly failure: ApiFailure
  readonly status: number
  readonly body: unknown
  /** Whether the session expired. Then the sign-in dialog shows the reason, and no other message is needed. */
  readonly isSessionEnd: boolean
  /** The seconds after which the backend asks to repeat the call, if it does. */
  readonly retryAfter: number | undefined

  constructor(failure: ApiFailure, status = 0, body: unknown = undefined, details: ApiErrorDetails = {}) {
    super(`${failure} ${status}`)
    this.name = 'ApiError'
    this.failure = failure
    this.status = status
    this.body = body
    this.isSessionEnd = details.isSessionEnd ?? false
    this.retryAfter = details.retryAfter
  }
}

/**
 * The error of a write that was not sent, because an earlier call with other content was saved although its response was
 * lost. The user has to look at the saved content before the changes are sent.
 */
export class SavedEarlierError extends Error {
  constructor() {
    super('An earlier call with other content was saved')
    this.name = 'SavedEarlierError'
  }
}

/** Whether a call failed because the session expired. */
export const isSessionEnd = (error: unknown): boolean => error instanceof ApiError && error.isSessionEnd

/** Whether the entity does not exist or belongs to another user. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** Whether the connection failed or timed out. */
export const isConnectionFailure = (error: unknown): boolean =>
  error instanceof ApiError && (error.failure === 'network' || error.failure === 'timeout')

/** Whether a read may succeed later without any change: the connection failed, or the backend is overloaded or broken. */
export const isTransient = (error: unknown): boolean =>
  isConnectionFailure(error) || (error instanceof ApiError && (error.status >= 500 || error.status === 429))

/** Whether the backend rejected the call. After any other failure, the backend may have executed the call. */
export const isRejection = (error: unknown): boolean =>
  error instanceof ApiError && error.failure === 'status' && error.status < 500

/** Whether the backend rejected the caller, with 401 or 403. The backend may accept the same call later. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 403)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const toSentences = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (item): item is string => typeof item === 'string' && item.trim() !== '',
  )

/** The keys under which an error body may have sentences about the whole request, the preferred key first. */
const generalKeys = ['non_field_errors', 'detail', 'message']

/** Returns the sentences about the whole request, from the first key that has sentences. */
export function getGeneralSentences(error: unknown): string[] {
  if (!(error instanceof ApiError) || !isRecord(error.body)) return []
  for (const key of generalKeys) {
    const sentences = toSentences(error.body[key])
    // Only the first sentence of `message` is meant for users.
    if (sentences.length > 0) return key === 'message' ? sentences.slice(0, 1) : sentences
  }
  return []
}

/** Whether the response has `non_field_errors`, as for a rejected sign-in. */
export const hasNonFieldErrors = (error: ApiError): boolean =>
  isRecord(error.body) && toSentences(error.body.non_field_errors).length > 0

/**
 * Returns the sentences of each field from a response with the status 400. Nested fields have paths such as
 * `people.1.id_number`.
 */
export function getFieldSentences(error: unknown): Record<string, string[]> {
  if (!(error instanceof ApiError) || error.status !== 400 || !isRecord(error.body)) return {}
  const sentences = new Map<string, string[]>()
  for (const [field, value] of Object.entries(error.body)) {
    if (!generalKeys.includes(field)) collectSentences(value, field, sentences)
  }
  return Object.fromEntries(sentences)
}

/** Adds the sentences of a value and of its nested values to `collected`, each under the path of its value. */
function collectSentences(value: unknown, path: string, collected: Map<string, string[]>): void {
  const sentences = toSentences(value)
  if (sentences.length > 0) collected.set(path, [...(collected.get(path) ?? []), ...sentences])
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    // The sentences in a list were added above, together with the list.
    if (Array.isArray(value) && typeof inner === 'string') continue
    collectSentences(inner, key === 'non_field_errors' ? path : `${path}.${key}`, collected)
  }
}
