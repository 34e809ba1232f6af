import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { plainDocument } from '@/domain/documents'
import { copy } from './copy'

/** How many people a submission may have: the contract's limit. */
export const mostPeople = 500

/** Whether two are one: the same person, or another of the same document. */
const isSame = (one: SubmissionPerson, other: SubmissionPerson) =>
  one.id === other.id || plainDocument(one.id_number) === plainDocument(other.id_number)

/** Why somebody cannot be added to those who are in a submission: nobody is in it twice (L5). */
export const twiceReason = (
  people: readonly SubmissionPerson[],
  person: SubmissionPerson,
): string | undefined =>
  people.some((other) => isSame(other, person)) ? copy.twice(person.full_name, person.id_number) : undefined
