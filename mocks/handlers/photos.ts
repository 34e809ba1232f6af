import { refuseNotFound } from '../contract/refusal.ts'
import { toBase64 } from '../db/base64.ts'
import type { Db } from '../db/db.ts'
import { findCurrentHomesIn, requireCallerPerson } from '../rules/lookups.ts'
import { requireManageablePhoto, requirePhotoManager } from '../rules/lot-permissions.ts'
import * as rules from '../rules/photos.ts'
import { respond, type TagHandlers } from './handler.ts'
import { findPhoto, findResidenciesWithPhoto, removeStoredPhoto } from './lot-photos.ts'

function requirePhotoWithFile(db: Db, fileKey: string): rules.PhotoWithFile {
  const [photo, [file]] = [findPhoto(db, fileKey), db.files.by('key', fileKey)]
  return photo && file ? { photo, file } : refuseNotFound()
}

/**
 * Finds the file name of a resident's or a pet's photo. `id` is the id of the residency or of the pet; a residency and a
 * pet never have the same id. @throws Refusal 404 if neither has this id.
 */
function findPhotoName(db: Db, id: number): string | null {
  const residency = db.residencies.get(id)
  if (residency) return db.persons.require(residency.person_id).photo_file_name
  return db.pets.require(id).photo_file_name
}

/** The handlers for the photos of residents and pets. */
export const photoHandlers: TagHandlers<'photos'> = {
  requestPhotoUpload: async ({ path, body, caller, db, clock, ids, backend }) => {
    requirePhotoManager(findCurrentHomesIn(db, caller, path.rp, clock.today()), body.kind)
    const newIds = { photoId: ids.next('photos'), fileId: ids.next('files') }
    const newKeys = { key: ids.text(20), signature: ids.text(32) }
    const callerPerson = requireCallerPerson(db, caller, path.rp)
    const { photo, file } = rules.requestPhoto(body, callerPerson, { ...newIds, ...newKeys }, clock.now())
    await db.files.insert(file)
    await db.photos.insert(photo)
    return respond(201, rules.toPhotoUpload(photo, backend))
  },

  uploadPhoto: async ({ path, query, body, db, clock }) => {
    const requestedPhoto = requirePhotoWithFile(db, path.fileName)
    const { photo, file } = rules.receivePhoto(requestedPhoto, query.signature, body, clock.now())
    await db.files.save({ ...file, content: toBase64(body.bytes) })
    await db.photos.save(photo)
    return respond(204)
  },

  getPhoto: ({ path, db, backend }) =>
    respond(200, { url: rules.getPhotoAddress(rules.requirePhotoName(findPhotoName(db, path.id)), backend) }),

  removePhoto: async ({ path, body, caller, db, clock }) => {
    const homes = findCurrentHomesIn(db, caller, path.rp, clock.today())
    const photo = findPhoto(db, body.file_name) ?? refuseNotFound()
    const residencies = findResidenciesWithPhoto(db, photo)
    await removeStoredPhoto(db, requireManageablePhoto({ photo, residencies }, homes, path.rp))
    return respond(204)
  },
}
