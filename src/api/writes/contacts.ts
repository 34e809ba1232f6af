import { getCreateGuestMutationOptions, listContacts } from '../generated/contacts/contacts'
import { hasContent } from './compare-records'
import { searchable } from './write'

export const contactWrites = {
  createGuest: searchable(
    getCreateGuestMutationOptions,
    async ({ rp, data }) => {
      const { id_type_code, id_number } = data
      const { results } = await listContacts(rp, { search: id_number, page_size: 500 })
      // A registered person keeps the stored names, so only the identity document is compared.
      return results.find(({ guest }) => hasContent(guest, { id_type_code, id_number }))?.guest
    },
    // Another document number is another person: a list of guests adds several people at a time.
    ({ rp, params, data }) => [rp, params.property_id, data.id_number],
  ),
}
