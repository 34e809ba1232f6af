import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { copy } from './copy'

/** How many people a submission may have: as many as its list answers, and as one call files (L7). */
export const peopleLimit = 500

const repeatedSentence = ({ full_name, id_number }: SubmissionPerson) =>
  copy.errors.repeated(full_name, id_number)

/** Why somebody cannot be added to those who are in a submission (L5). */
export const refusalOfPerson = (
  person: SubmissionPerson,
  people: readonly SubmissionPerson[],
): string | undefined => (people.some(({ id }) => id === person.id) ? repeatedSentence(person) : undefined)

/** What is wrong with the people of a submission as a whole (L5). */
export function peopleSentence(people: readonly SubmissionPerson[]): string | undefined {
  if (people.length === 0) return copy.errors.people
  if (people.length > peopleLimit) return copy.errors.tooManyPeople(peopleLimit)
  const ids = new Set<number>()
  for (const person of people) {
    if (ids.has(person.id)) return repeatedSentence(person)
    ids.add(person.id)
  }
  return undefined
}
