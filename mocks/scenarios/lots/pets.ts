import type { PetSeed } from './add-lot-rows.ts'
import { photoKeys } from './residents.ts'

/** Pets of A-12, with and without verified documents; one has a photo. */
export const petsOfA12: readonly PetSeed[] = [
  {
    name: 'MOROCHA',
    breed: 'LABRADOR RETRIEVER',
    documents_verified_flag: true,
    photo: photoKeys.morocha,
    registered: 600,
    changed: 30,
  },
  { name: 'ÑANDÚ', breed: 'DOGO ARGENTINO', documents_verified_flag: false, registered: 210 },
  { name: 'PELUSA', breed: 'GATO SIAMÉS', documents_verified_flag: true, registered: 95 },
  { name: 'TANO', breed: 'MESTIZO', documents_verified_flag: false, registered: 4 },
]

/** Pets of the tenants of B-7. */
export const petsOfB7: readonly PetSeed[] = [
  { name: 'FRIDA', breed: 'BULLDOG FRANCÉS', documents_verified_flag: false, registered: 200 },
]

/** Pets of `inquilino`, on C-3. */
export const petsOfC3: readonly PetSeed[] = [
  { name: 'GARDEL', breed: 'GALGO', documents_verified_flag: true, registered: 180 },
]
