import type { Schemas } from '../contract/operations.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { PersonRow, PetRow, PropertyRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'
import { getActivityDate } from './lot-lists.ts'
import { formatFullName, toCapitals } from './people.ts'
import { findPhotoRefusals } from './photos.ts'

/** A pet, joined with the person who registered it. */
export interface RegisteredPet {
  pet: PetRow
  registrant: PersonRow
}

/** The data that the rules need to save a pet. */
export interface PetContext {
  lot: PropertyRow
  /** The caller's person in the neighbourhood. */
  callerPerson: PersonRow
  today: string
  now: string
  /** Whether the pet may get the photo. */
  isPhotoReady: (fileName: string) => boolean
}

/** Creates a pet. @throws Refusal 400 that names the invalid fields. */
export function createPet(input: Schemas['PetInput'], context: PetContext, id: number): PetRow {
  refuseInvalidPet(input, undefined, context)
  return {
    id,
    property_id: context.lot.id,
    person_id: context.callerPerson.id,
    source: input.source,
    method: input.method,
    from_date: context.today,
    created_at: context.now,
    updated_at: null,
    documents_verified_flag: false,
    ...toStoredPet(input),
  }
}

/** Changes a pet. @throws Refusal 400 that names the invalid fields. */
export function changePet(pet: PetRow, input: Schemas['PetInput'], context: PetContext): PetRow {
  refuseInvalidPet(input, pet, context)
  return { ...pet, ...toStoredPet(input), updated_at: context.now }
}

const toStoredPet = (input: Schemas['PetInput']) => ({
  name: toCapitals(input.name),
  breed: toCapitals(input.breed),
  photo_file_name: input.photo_file_name ?? null,
})

function refuseInvalidPet(
  input: Schemas['PetInput'],
  previous: PetRow | undefined,
  context: PetContext,
): void {
  refuseInvalidFields({
    name: input.name.trim() === '' ? [copy.required] : [],
    breed: input.breed.trim() === '' ? [copy.required] : [],
    person_id: input.person_id === context.callerPerson.id ? [] : [copy.otherCaller],
    photo_file_name: findPhotoRefusals(
      input.photo_file_name,
      previous?.photo_file_name,
      context.isPhotoReady,
    ),
  })
}

/** Converts a pet to its form in responses. `getAddress` returns the address of a photo by its file name. */
export function toPet(
  { pet, registrant }: RegisteredPet,
  getAddress: (fileName: string) => string,
): Schemas['Pet'] {
  const { id, property_id, person_id, name, breed, documents_verified_flag, photo_file_name } = pet
  return {
    id,
    property_id,
    person_id,
    full_name: formatFullName(registrant),
    name,
    breed,
    documents_verified_flag,
    photo_file_name,
    photo: photo_file_name && getAddress(photo_file_name),
    original_photo_file_name: photo_file_name,
    activity_date: getActivityDate(pet),
  }
}

/** The sort values of a pet, by the names in `ordering`. Pets without verified documents come first in ascending order. */
export const petOrderings = {
  name: ({ pet }: RegisteredPet) => pet.name,
  documents_verified_flag: ({ pet }: RegisteredPet) => Number(pet.documents_verified_flag),
  breed: ({ pet }: RegisteredPet) => pet.breed,
  activity_date: ({ pet }: RegisteredPet) => getActivityDate(pet),
}
