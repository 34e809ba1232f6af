import { getGeneralSentences, isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'

/** Whether the backend says 'No encontrado'. This sentence can also come with a status other than 404. */
const hasNotFoundSentence = (error: unknown): boolean =>
  getGeneralSentences(error).some((sentence) => /^no encontrado\.?$/i.test(sentence.trim()))

/**
 * Describes a failure to save or remove a group. If the portal has already shown the group, `wasShown` is true. The
 * description of a 404 then adds that another user may have removed the group.
 */
export function describeGroupFailure(error: unknown, fallback: string, wasShown: boolean): string[] {
  if (isNotFound(error)) return wasShown ? [copy.errors.notFound, copy.errors.gone] : [copy.errors.notFound]
  return hasNotFoundSentence(error) ? [copy.errors.notFound] : describeError(error, fallback)
}
