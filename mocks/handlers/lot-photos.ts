import type { Db } from '../db/db.ts'
import type { PhotoRow, ResidencyRow } from '../db/rows.ts'

/** Finds a photo by its file name. */
export const findPhoto = (db: Db, fileKey: string): PhotoRow | undefined =>
  db.photos.by('file_key', fileKey)[0]

/** Finds the residencies of the people who use a photo, on the lot of the photo. */
export const findResidenciesWithPhoto = (db: Db, { property_id, file_key }: PhotoRow): ResidencyRow[] =>
  property_id === null
    ? []
    : db.residencies
        .by('property_id', property_id)
        .filter(({ person_id }) => db.persons.require(person_id).photo_file_name === file_key)

/** Assigns current and replaced photos to a lot, so that the managers of the lot may remove the photos. */
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

/** Removes a photo and its file. The people and pets that use the photo then have no photo. */
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
