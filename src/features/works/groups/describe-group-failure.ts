import { generalSentences, isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'

interface Attempt {
  /** Message if the API gives none. */
  fallback: string
  /** Whether the group existed before, so that another user may have removed it. */
  isKnown: boolean
}

const saysNotFound = (error: unknown): boolean =>
  generalSentences(error).some((sentence) => /^no encontrado\.?$/i.test(sentence.trim()))

/** What a failure to save or to remove a group says above the form: that it was not found only in the documents' general words. */
export function describeGroupFailure(error: unknown, { fallback, isKnown }: Attempt): string[] {
  if (isNotFound(error)) return isKnown ? [copy.errors.notFound, copy.errors.gone] : [copy.errors.notFound]
  return saysNotFound(error) ? [copy.errors.notFound] : describeError(error, fallback)
}
