import { getGeneralSentences, isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'

interface Attempt {
  /** Message if the API gives none. */
  fallback: string
  /** Whether the group existed before, so that another user may have removed it. */
  isKnown: boolean
}

const saysNotFound = (error: unknown): boolean =>
  getGeneralSentences(error).some((sentence) => /^no encontrado\.?$/i.test(sentence.trim()))

/** Describes a failure to save or remove a group. A missing group has a fixed wording. */
export function describeGroupFailure(error: unknown, { fallback, isKnown }: Attempt): string[] {
  if (isNotFound(error)) return isKnown ? [copy.errors.notFound, copy.errors.gone] : [copy.errors.notFound]
  return saysNotFound(error) ? [copy.errors.notFound] : describeError(error, fallback)
}
