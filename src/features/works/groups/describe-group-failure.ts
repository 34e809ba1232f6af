import { fieldSentences, isNotFound } from '@/api/api-error'
import { describeError } from '@/copy/errors'
import { copy } from './copy'
import type { serverFields } from './group-form'

/** What the fields of the contract are called on the screen (L8). */
const labels: Readonly<Record<keyof typeof serverFields, string>> = {
  'preauth_fields.name': copy.form.name,
  'preauth_fields.from_date': copy.form.from,
  'preauth_fields.to_date': copy.form.to,
  'preauth_fields.start_time': copy.form.start,
  'preauth_fields.end_time': copy.form.end,
  'preauth_fields.description': copy.form.description,
}

/**
 * What a failure to save or to remove a group says (L8): what is wrong with a field by its label, a group that is there
 * no more in the documents' general words and in ours, anything else as the API has it, or else `fallback`.
 */
export function describeGroupFailure(error: unknown, fallback: string): string[] {
  if (isNotFound(error)) return [copy.errors.notFound, copy.errors.gone]
  const named = Object.entries(fieldSentences(error)).flatMap(([field, sentences]) => {
    const label = Object.hasOwn(labels, field) ? labels[field as keyof typeof labels] : undefined
    return label ? sentences.map((sentence) => copy.errors.about(label, sentence)) : []
  })
  return named.length > 0 ? named : describeError(error, fallback)
}
