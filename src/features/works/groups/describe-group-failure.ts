import { getGeneralSentences, isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'

const hasNotFoundSentence = (error: unknown): boolean =>
  getGeneralSentences(error).some((sentence) => /^no encontrado\.?$/i.test(sentence.trim()))

/**
 * Describes a failure to save or remove a group. `isKnown` says whether the portal has shown the group. If the backend
 * no longer finds a group that was shown, another user may have removed the group.
 */
export function describeGroupFailure(error: unknown, fallback: string, isKnown: boolean): string[] {
  if (isNotFound(error)) return isKnown ? [copy.errors.notFound, copy.errors.gone] : [copy.errors.notFound]
  return hasNotFoundSentence(error) ? [copy.errors.notFound] : describeError(error, fallback)
}
