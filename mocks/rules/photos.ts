import type { Schemas } from '../contract/operations.ts'
import { refuse, refuseNotFound } from '../contract/refusal.ts'
import type { UploadedFile } from '../contract/uploaded-file.ts'
import { lotSentences as copy } from '../copy/lots.ts'
import type { FileRow, PersonRow, PhotoRow } from '../db/rows.ts'
import { addMinutes, isPast } from './calendar.ts'

const uploadMinutes = 15

/** The largest photo, in bytes. */
export const maxPhotoBytes = 5 * 1024 * 1024

const mediaTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
}
const accepted = Object.keys(mediaTypes).join(', ')

const signatures: readonly (readonly [mediaType: string, bytes: readonly number[]])[] = [
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
  /** Without an extension. */
  key: string
  signature: string
}

/** Creates a photo without bytes, and the signature for its upload. @throws Refusal 400 `file_name`. */
export function requestPhoto(
  { file_name, kind }: Schemas['PhotoUploadInput'],
  sender: PersonRow,
  { photoId, fileId, key, signature }: NewPhoto,
  now: Date,
): PhotoWithFile {
  const ending = file_name.match(/\.([^./\\]+)$/)?.[1]?.toLowerCase()
  if (ending === undefined) return refuse(400, { file_name: [copy.withoutFormat(accepted)] })
  const media_type = Object.hasOwn(mediaTypes, ending) ? mediaTypes[ending] : undefined
  if (media_type === undefined) return refuse(400, { file_name: [copy.wrongFormat(ending, accepted)] })
  const fileKey = `${key}.${ending}`
  return {
    file: { id: fileId, key: fileKey, name: file_name, media_type, size: 0, content: null },
    photo: {
      id: photoId,
      file_key: fileKey,
      kind,
      real_property_id: sender.real_property_id,
      person_id: sender.id,
      property_id: null,
      signature,
      expires_at: addMinutes(now, uploadMinutes),
      is_sent: false,
    },
  }
}

/** Accepts the bytes, which decide the media type. @throws Refusal 403 `detail` for the signature; 413; 400. */
export function receivePhoto(
  { photo, file }: PhotoWithFile,
  signature: string,
  { bytes }: Pick<UploadedFile, 'bytes'>,
  now: Date,
): PhotoWithFile {
  const isGood = photo.signature === signature && !photo.is_sent && !isPast(photo.expires_at, now)
  if (!isGood) refuse(403, { detail: copy.wrongSignature })
  if (bytes.length > maxPhotoBytes) refuse(413, { detail: copy.photoTooLarge })
  const [media_type] = signatures.find(([, start]) => start.every((byte, at) => bytes[at] === byte)) ?? []
  if (media_type === undefined) return refuse(400, { non_field_errors: [copy.notAPhoto] })
  return { photo: { ...photo, is_sent: true }, file: { ...file, media_type, size: bytes.length } }
}

/** Where a photo is. */
export const getPhotoAddress = (fileKey: string, backend: URL): string =>
  new URL(`uploads/${encodeURIComponent(fileKey)}`, backend).href

/** Where a photo is to be sent. */
export function toPhotoUpload({ file_key, signature }: PhotoRow, backend: URL): Schemas['PhotoUpload'] {
  return { url: `${getPhotoAddress(file_key, backend)}?signature=${signature}`, file_name: file_key }
}

/** Whether the sender may use a photo: the sender uploaded it for this kind of row, and no lot has it yet. */
export const isPhotoUsable = (
  photo: PhotoRow | undefined,
  sender: PersonRow,
  kind: PhotoRow['kind'],
): boolean =>
  photo?.is_sent === true &&
  photo.kind === kind &&
  photo.person_id === sender.id &&
  photo.property_id === null

/** A photo is the one that was there, none, or one that is ready. */
export function findPhotoRefusals(
  fileName: string | null | undefined,
  before: string | null | undefined,
  isPhotoReady: (fileName: string) => boolean,
): string[] {
  if (fileName === null || fileName === undefined || fileName === before) return []
  return isPhotoReady(fileName) ? [] : [copy.unknownPhoto]
}

/** @throws Refusal 404 if there is no photo. */
export const requirePhotoName = (fileName: string | null): string => fileName ?? refuseNotFound()
