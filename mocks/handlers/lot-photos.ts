import type { Db } from '../db/db.ts'
import type { PhotoRow, ResidencyRow } from '../db/rows.ts'

/** Finds a photo by its file name. */
export const findPhoto = (db: Db, fileKey: string): PhotoRow | undefined =>
  db.photos.by('file_key', fileKey)[0]

/** On the photo's lot, finds the residencies of the persons with this photo. If the photo has no lot, finds none. */
export const findResidenciesWithPhoto = (db: Db, { property_id, file_key }: PhotoRow): ResidencyRow[] =>
  property_id === null
    ? []
    : db.residencies
        .by('property_id', property_id)
        .filter(({ person_id }) => db.persons.require(person_id).photo_file_name === file_key)

/**
 * Assigns photos to a lot. The residents who may manage the lot may then remove the photos. Ignores a null, absent or
 * unknown file key.
 */
export async function assignPhotosToLot(
  db: Db,
  propertyId: number,
  fileKeys: readonly (string | null | undefined)[],
): Promise<void> {
  for (const fileKey of new Set(fileKeys)) {
    const photo = fileKey ? findPhoto(db, fileKey) : undefined
    if (photo && photo.property_id !== propertyId) {
      await db.photos.save({ ...photo, property_id: propertyId })
    }
  }
}

/** Removes a photo and its file, and clears the photo of each person and pet that has it. */
export async function removeStoredPhoto(db: Db, { id, file_key }: PhotoRow): Promise<void> {
  for (const person of db.persons.find(({ photo_file_name }) => photo_file_name === file_key)) {
    await db.persons.save({ ...person, photo_file_name: null, photo_updated_at: null })
  }
  for (const pet of db.pets.find(({ photo_file_name }) => photo_file_name === file_key)) {
    await db.pets.save({ ...pet, photo_file_name: null })
  }
  for (const file of db.files.by('key', file_key)) await db.files.remove(file.id)
  await db.photos.remove(id)
}
