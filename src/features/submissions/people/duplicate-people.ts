import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { Day } from '@/domain/days'
import { normalizeDocumentNumber } from '@/domain/documents'
import { copy } from './copy'

/** Maximum number of people in a submission, from the contract. */
export const maxPeople = 500

/** Indexes people by id and by document for a fast duplicate check. */
export function indexPeople(people: readonly SubmissionPerson[]) {
  const ids = new Set<number>()
  const documents = new Set<string>()
  const add = ({ id, id_number }: SubmissionPerson) => {
    ids.add(id)
    documents.add(normalizeDocumentNumber(id_number))
  }
  people.forEach(add)
  return {
    add,
    has: ({ id, id_number }: SubmissionPerson) =>
      ids.has(id) || documents.has(normalizeDocumentNumber(id_number)),
  }
}

/** Returns why a person cannot be added; undefined for a person who is not a duplicate. */
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
