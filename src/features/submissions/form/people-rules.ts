import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { copy as people } from '../people/copy'
import { maxPeople } from '../people/duplicate-people'
import { copy } from './copy'

/** What is wrong with the people of a submission as a whole. */
export function peopleSentence(persons: readonly SubmissionPerson[]): string | undefined {
  if (persons.length === 0) return copy.errors.people
  if (persons.length > maxPeople) return people.full(maxPeople)
  const ids = new Set<number>()
  for (const { id, full_name, id_number } of persons) {
    if (ids.has(id)) return people.twice(full_name, id_number)
    ids.add(id)
  }
  return undefined
}
