import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { plainDocument } from '@/domain/documents'
import { copy } from './copy'

/** Maximum number of people in a submission, from the contract. */
export const maxPeople = 500

/** Some people, of whom it is quickly told who is one of them: the same person, or another of the same document. */
export function indexPeople(people: readonly SubmissionPerson[]) {
  const ids = new Set<number>()
  const documents = new Set<string>()
  const add = ({ id, id_number }: SubmissionPerson) => {
    ids.add(id)
    documents.add(plainDocument(id_number))
  }
  people.forEach(add)
  return {
    add,
    has: ({ id, id_number }: SubmissionPerson) => ids.has(id) || documents.has(plainDocument(id_number)),
  }
}

/** Why somebody cannot be added to those who are in a submission: nobody is in it twice. */
export const duplicateReason = (
  people: readonly SubmissionPerson[],
  person: SubmissionPerson,
): string | undefined =>
  indexPeople(people).has(person) ? copy.twice(person.full_name, person.id_number) : undefined
