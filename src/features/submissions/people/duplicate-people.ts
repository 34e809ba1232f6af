import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { Day } from '@/domain/days'
import { normalizeDocumentNumber } from '@/domain/documents'
import { copy } from './copy'

/** Maximum number of people in a submission, from the contract. */
export const maxPeople = 500

/**
 * Indexes people for a fast duplicate check. `has` tells whether the index contains the id or the document number of a person;
 * `add` adds a person to the index.
 */
export function indexPeople(people: readonly SubmissionPerson[]) {
  const ids = new Set<number>()
  const documentNumbers = new Set<string>()
  const add = ({ id, id_number }: SubmissionPerson) => {
    ids.add(id)
    documentNumbers.add(normalizeDocumentNumber(id_number))
  }
  people.forEach(add)
  return {
    add,
    has: ({ id, id_number }: SubmissionPerson) =>
      ids.has(id) || documentNumbers.has(normalizeDocumentNumber(id_number)),
  }
}

/** Returns why a person cannot be added to `people`; undefined if `people` does not contain the person. */
export const getDuplicateReason = (
  people: readonly SubmissionPerson[],
  person: SubmissionPerson,
): string | undefined =>
  indexPeople(people).has(person) ? copy.duplicate(person.full_name, person.id_number) : undefined

export interface NewWorker {
  person: SubmissionPerson
  /** The dates of the background check, if the worker comes from a list with dates. */
  from?: Day
  to?: Day
}
