import {
  getCreatePetMutationOptions,
  getDeletePetMutationOptions,
  getUpdatePetMutationOptions,
  listPets,
} from '../generated/pets/pets'
import { findNewest, hasContent } from './compare-records'
import { removal, repeatable, searchable } from './write'

export const petWrites = {
  createPet: searchable(getCreatePetMutationOptions, async ({ rp, pid, data }) => {
    // In a response, this field is the current photo instead of the replaced photo.
    const { original_photo_file_name: _replaced, ...content } = data
    const { results } = await listPets(rp, pid, { search: data.name, page_size: 500 })
    return findNewest(results.filter((pet) => hasContent(pet, content)))
  }),
  updatePet: repeatable(getUpdatePetMutationOptions),
  deletePet: removal(getDeletePetMutationOptions),
}
