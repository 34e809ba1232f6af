import { ApiError, fieldSentences, generalSentences } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'
import type { SubmissionCall } from './diff-calls'

/** A file that cannot be read any more: it was moved, changed or removed since it was chosen. */
export class UnreadableFileError extends Error {}

const failureSentence = ({ does, name }: SubmissionCall): string => copy.failures[does](name)

/**
 * Why a step is missing: what the backend said of it or, if that is nothing that can be shown, the sentence of the
 * documents with its name, and then what kept the call from being answered.
 */
export function describeProblem(step: SubmissionCall, error: unknown): string[] {
  const fallback = failureSentence(step)
  if (error instanceof UnreadableFileError) return [fallback, copy.unreadable]
  if (!(error instanceof ApiError)) return [fallback]
  if (error.failure !== 'status') return [fallback, ...describeError(error)]
  // The end of the session is told by the sign-in over the page.
  if (error.status === 401 || error.status >= 500) return [fallback]
  const said = [...generalSentences(error), ...Object.values(fieldSentences(error)).flat()]
  return said.length > 0 ? said : [fallback]
}
