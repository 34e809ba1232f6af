import * as v from 'valibot'
import type { Pet } from '@/api/generated/model/pet'
import type { PetInput } from '@/api/generated/model/petInput'
import { lotForms } from '@/copy/lot-forms'
import { toUppercaseName } from '@/domain/names'
import { photoValue } from '../photos/photo-value'
import type { PhotoNames } from '../photos/use-photo-saving'
import { copy } from './copy'

/** The API's maximum length of a pet's name and of its breed. */
const textLimit = 100

const requiredText = v.pipe(
  v.string(),
  v.check((text) => text.trim() !== '', lotForms.required),
  v.check((text) => toUppercaseName(text.trim()).length <= textLimit, copy.tooLong),
)

export const petFormSchema = v.object({
  name: requiredText,
  breed: requiredText,
  photo_file_name: photoValue,
})

export type PetValues = v.InferInput<typeof petFormSchema>

export const newPet: PetValues = { name: '', breed: '', photo_file_name: '' }

export const toPetValues = ({ name, breed, photo_file_name }: Pet): PetValues => ({
  name,
  breed,
  photo_file_name: photo_file_name ?? '',
})

/**
 * Builds the body of the request that creates or updates a pet. `personId` is that of the signed-in user. Call this
 * function only with values that the schema accepted.
 */
export const toPetInput = (values: PetValues, photo: PhotoNames, personId: number): PetInput => ({
  name: toUppercaseName(values.name.trim()),
  breed: toUppercaseName(values.breed.trim()),
  ...photo,
  person_id: personId,
  source: 'OWNER',
  method: 'WEB',
})
