import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { copy as people } from '../people/copy'
import { maxPeople } from '../people/duplicate-people'
import { copy } from './copy'

/** The error of the list of people. */
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
