import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { indexPeople } from '@/patterns/person-list/people-index'
import { copy } from './copy'

/** Maximum number of people in a submission, from the contract. */
export const maxPeople = 500

/** Returns why a person cannot be added to `people`; undefined if `people` does not contain the person. */
export const getDuplicateReason = (
  people: readonly SubmissionPerson[],
  person: SubmissionPerson,
): string | undefined =>
  indexPeople(people).has(person) ? copy.duplicate(person.full_name, person.id_number) : undefined
