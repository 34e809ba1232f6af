import type { Schemas } from '../contract/operations.ts'
import { refuse, refuseNotFound } from '../contract/refusal.ts'
import type { UploadedFile } from '../contract/uploaded-file.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { FileRow, PersonRow, PhotoRow } from '../db/rows.ts'
import { addMinutes, isPast } from './calendar.ts'

/** The validity of an upload address, in minutes. */
const uploadMinutes = 15

/** The largest photo, in bytes. */
export const maxPhotoBytes = 5 * 1024 * 1024

const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}
const acceptedExtensions = Object.keys(mediaTypes).join(', ')

/** The first bytes of a file of each media type. */
const fileSignatures: readonly (readonly [mediaType: string, bytes: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
]

/** A photo and its file. */
export interface PhotoWithFile {
  photo: PhotoRow
  file: FileRow
}

interface NewPhoto {
  photoId: number
  fileId: number
  /** The key of the file, without an extension. */
  key: string
  /** The secret that permits the upload of the bytes. */
  signature: string
}

/**
 * Creates the rows of a photo whose bytes the caller will upload.
 * @throws Refusal 400 `file_name` if the extension of the file name is missing or not accepted.
 */
export function requestPhoto(
  { file_name, kind }: Schemas['PhotoUploadInput'],
  callerPerson: PersonRow,
  { photoId, fileId, key, signature }: NewPhoto,
  now: Date,
): PhotoWithFile {
  const extension = file_name.match(/\.([^./\\]+)$/)?.[1]?.toLowerCase()
  if (extension === undefined) return refuse(400, { file_name: [copy.withoutFormat(acceptedExtensions)] })
  const media_type = Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension] : undefined
  if (media_type === undefined)
    return refuse(400, { file_name: [copy.wrongFormat(extension, acceptedExtensions)] })
  const fileKey = `${key}.${extension}`
  return {
    file: { id: fileId, key: fileKey, name: file_name, media_type, size: 0, content: null },
    photo: {
      id: photoId,
      file_key: fileKey,
      kind,
      real_property_id: callerPerson.real_property_id,
      person_id: callerPerson.id,
      property_id: null,
      signature,
      expires_at: addMinutes(now, uploadMinutes),
      is_sent: false,
    },
  }
}

/**
 * Accepts the bytes of a photo and detects its media type. @throws Refusal 403 `detail` for a wrong, used or expired
 * signature; 413 for a photo that is too large; 400 for bytes of another media type.
 */
export function receivePhoto(
  { photo, file }: PhotoWithFile,
  signature: string,
  { bytes }: Pick<UploadedFile, 'bytes'>,
  now: Date,
): PhotoWithFile {
  const isValid = photo.signature === signature && !photo.is_sent && !isPast(photo.expires_at, now)
  if (!isValid) refuse(403, { detail: copy.wrongSignature })
  if (bytes.length > maxPhotoBytes) refuse(413, { detail: copy.photoTooLarge })
  const [media_type] =
    fileSignatures.find(([, signatureBytes]) =>
      signatureBytes.every((byte, index) => bytes[index] === byte),
    ) ?? []
  if (media_type === undefined) return refuse(400, { non_field_errors: [copy.notAPhoto] })
  return { photo: { ...photo, is_sent: true }, file: { ...file, media_type, size: bytes.length } }
}

/** Returns the address of a photo. */
export const getPhotoAddress = (fileKey: string, backend: URL): string =>
  new URL(`uploads/${encodeURIComponent(fileKey)}`, backend).href

/** Creates the response to an upload request, with the signed address to which the portal sends the bytes. */
export function toPhotoUpload({ file_key, signature }: PhotoRow, backend: URL): Schemas['PhotoUpload'] {
  return { url: `${getPhotoAddress(file_key, backend)}?signature=${signature}`, file_name: file_key }
}

/** Whether a row may get a photo: the caller uploaded the photo for this kind of row, and no lot has the photo yet. */
export const isPhotoUsable = (
  photo: PhotoRow | undefined,
  callerPerson: PersonRow,
  kind: PhotoRow['kind'],
): boolean =>
  photo?.is_sent === true &&
  photo.kind === kind &&
  photo.person_id === callerPerson.id &&
  photo.property_id === null

/**
 * Finds the problem of the photo in a request that saves a resident or a pet. The row may keep its photo, have no photo, or
 * get a photo that `isPhotoReady` accepts.
 */
export function findPhotoRefusals(
  fileName: string | null | undefined,
  previousFileName: string | null | undefined,
  isPhotoReady: (fileName: string) => boolean,
): string[] {
  if (fileName === null || fileName === undefined || fileName === previousFileName) return []
  return isPhotoReady(fileName) ? [] : [copy.unknownPhoto]
}

/** Returns the file name. @throws Refusal 404 if there is no photo. */
export const requirePhotoName = (fileName: string | null): string => fileName ?? refuseNotFound()
