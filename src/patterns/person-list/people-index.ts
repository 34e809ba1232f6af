import type { Day } from '@/domain/days'
import { normalizeDocumentNumber } from '@/domain/documents'
import type { RegisteredPerson } from '../persons/person-registration'

export interface NewListPerson {
  person: RegisteredPerson
  /** The dates of the row, if the rows of the list have dates. */
  from?: Day
  to?: Day
}

/**
 * Indexes people for a fast duplicate check. `has` tells whether the index contains the id or the document number of a person;
 * `add` adds a person to the index.
 */
export function indexPeople(people: readonly RegisteredPerson[]) {
  const ids = new Set<number>()
  const documentNumbers = new Set<string>()
  const add = ({ id, id_number }: RegisteredPerson) => {
    ids.add(id)
    documentNumbers.add(normalizeDocumentNumber(id_number))
  }
  people.forEach(add)
  return {
    add,
    has: ({ id, id_number }: RegisteredPerson) =>
      ids.has(id) || documentNumbers.has(normalizeDocumentNumber(id_number)),
  }
}
