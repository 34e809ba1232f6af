import * as v from 'valibot'
import type { Pet } from '@/api/generated/model/pet'
import type { PetInput } from '@/api/generated/model/petInput'
import { copy } from './copy'

const { errors } = copy
/** The contract's limit. */
const longest = 100

/** Names and breeds are in capitals (L3). */
export const capitals = (text: string) => text.toLocaleUpperCase('es')

const text = v.pipe(
  v.string(),
  v.check((typed) => typed.trim() !== '', errors.required),
  v.check((typed) => capitals(typed.trim()).length <= longest, errors.length),
)

/** A pet (L3, L5). */
export const petForm = v.object({
  name: text,
  breed: text,
  /** The name of its photo's file; '' for none. */
  photo: v.string(),
})

export type PetValues = v.InferInput<typeof petForm>

export const newPet: PetValues = { name: '', breed: '', photo: '' }

/** A known pet as the form shows it. */
export const valuesOf = ({ name, breed, photo_file_name }: Pet): PetValues => ({
  name,
  breed,
  photo: photo_file_name ?? '',
})

/** The request; `pet` is what was known of it. Only for values that the schema accepted. */
export const toPetInput = (values: PetValues, personId: number, pet?: Pet): PetInput => ({
  name: capitals(values.name.trim()),
  breed: capitals(values.breed.trim()),
  photo_file_name: values.photo || null,
  original_photo_file_name: pet?.original_photo_file_name ?? null,
  person_id: personId,
  source: 'OWNER',
  method: 'WEB',
})

/** Which input answers for which field of the contract. */
export const petServerFields = { photo_file_name: 'photo' } as const
