import { correctIdType } from '@/domain/documents'
import { getCreatePersonMutationOptions, searchPersons } from '../generated/persons/persons'
import { hasContent } from './compare-records'
import { searchable } from './write'

export const personWrites = {
  createPerson: searchable(
    getCreatePersonMutationOptions,
    async ({ rp, data }) => {
      const { id_number, id_type_code = correctIdType(id_number, 'DNI') } = data
      const { results } = await searchPersons(rp, { search: id_number, page_size: 500 })
      // An identity document belongs to one person of the neighbourhood.
      return results.find((person) => hasContent(person, { id_type_code, id_number }))
    },
    // Another document number is another person: a list of workers registers several people at a time.
    ({ rp, data }) => [rp, data.id_number],
  ),
}
