import { ApiError, getFieldSentences, getGeneralSentences } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'
import type { SubmissionCall } from './diff-calls'

/** A chosen file that was moved, changed or removed and cannot be read any more. */
export class UnreadableFileError extends Error {}

const describeFailure = ({ does, name }: SubmissionCall): string => copy.failures[does](name)

/**
 * Explains why a step failed: the backend's sentences or, without any, a general sentence with the step's name
 * followed by the connection error.
 */
export function describeProblem(step: SubmissionCall, error: unknown): string[] {
  const fallback = describeFailure(step)
  if (error instanceof UnreadableFileError) return [fallback, copy.unreadable]
  if (!(error instanceof ApiError)) return [fallback]
  if (error.failure !== 'status') return [fallback, ...describeError(error)]
  // The sign-in dialog over the page reports an expired session.
  if (error.status === 401 || error.status >= 500) return [fallback]
  const sentences = [...getGeneralSentences(error), ...Object.values(getFieldSentences(error)).flat()]
  return sentences.length > 0 ? sentences : [fallback]
}
