import { expect, it } from 'vitest'
import { findDirectWrites } from './direct-writes'

const definition = {
  path: 'src/api/writes/pets.ts',
  text: `import { getDeletePetMutationOptions } from '../generated/pets/pets'
export const petWrites = {
  deletePet: removal(getDeletePetMutationOptions),
}`,
}

const findIn = (text: string, path = 'src/features/lots/pets/PetForm.tsx') =>
  findDirectWrites([definition, { path, text }], [{ id: 'deletePet', tag: 'pets' }])

it.each([
  "import { useDeletePet } from '@/api/generated/pets/pets'",
  "import { useGetPet,\n  useDeletePet,\n} from '@/api/generated/pets/pets'",
  "import { deletePet } from '../api/generated/pets/pets'",
  "import { getDeletePetMutationOptions } from '@/api/generated/pets/pets'",
])('reports a write without `useWrite`: %s', (text) => {
  expect(findIn(text)).toEqual([
    'src/features/lots/pets/PetForm.tsx: send `deletePet` with `useWrite(petWrites.deletePet)`',
  ])
})

it.each([
  "import { useGetPet } from '@/api/generated/pets/pets'",
  "import { petWrites } from '@/api/writes/pets'",
  "import { deletePet } from './delete-pet'",
])('accepts other imports: %s', (text) => {
  expect(findIn(text)).toEqual([])
})

it('accepts the steps of a submission', () => {
  const text = "import { deletePet } from '@/api/generated/pets/pets'"
  expect(findIn(text, 'src/features/submissions/sending/insurance-api.ts')).toEqual([])
})
