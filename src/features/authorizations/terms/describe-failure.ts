import { ApiError, generalSentences } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'

/** What is said above the form when saving fails: the form's own sentence, with whatever the backend adds about the whole. */
export const describeFailure =
  (general: string) =>
  (error: unknown): string[] => {
    if (!(error instanceof ApiError)) return [copy.errors.unexpected]
    if (error.failure !== 'status') return describeError(error, general)
    if (error.status === 401) return describeError(error)
    if (error.status >= 500) return [copy.errors.unexpected]
    return [general, ...generalSentences(error)]
  }
