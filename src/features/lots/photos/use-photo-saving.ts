import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, getFieldSentences, isNotFound, isRejection, SavedEarlierError } from '@/api/api-error'
import type { PhotoKind } from '@/api/generated/model/photoKind'
import { uploadFile } from '@/api/upload'
import { photoWrites } from '@/api/writes/photos'
import { useWrite } from '@/api/writes/use-write'
import { describeError, hasKnownCause } from '@/copy/errors'
import { FieldError } from '@/patterns/form/form-errors'
import { useNotify } from '@/patterns/notify/use-notify'
import { useLot } from '../detail/use-lot'
import { copy } from './copy'
import { createUploadName, type PhotoValue, photoField } from './photo-value'

export interface PhotoNames {
  photo_file_name: string | null
  original_photo_file_name: string | null
}

/** Names of uploaded or partly uploaded photos that no saved record uses. */
type UnusedPhotos = RefObject<Set<string>>

/** The last photo that was uploaded, and its stored name. */
type UploadedPhoto = RefObject<{ file: File; fileName: string } | undefined>

/**
 * Saves a resident or pet with its photo. `save` first uploads a new photo, then saves the record, and then removes the
 * replaced photo. `upload` is the state of the upload for `LotPhotoField`. `storedFileName` is the file name of the photo
 * before the change.
 */
export function usePhotoSaving(kind: PhotoKind, storedFileName: string | null = null) {
  const unusedPhotos = useRef(new Set<string>())
  const { removeUnused, removeOriginal } = useRemovals(unusedPhotos)
  const uploadedPhoto: UploadedPhoto = useRef(undefined)
  const { upload, prepareFileName } = usePhotoUpload(kind, unusedPhotos, uploadedPhoto)

  const save = async <SavedRecord>(
    value: PhotoValue,
    saveRecord: (names: PhotoNames) => Promise<SavedRecord>,
  ): Promise<SavedRecord> => {
    const fileName = await prepareFileName(value)
    let savedRecord: SavedRecord
    try {
      savedRecord = await saveRecord({
        photo_file_name: fileName || null,
        original_photo_file_name: storedFileName,
      })
    } catch (error) {
      // If the backend may have saved the record, the photo must stay.
      if (!isRejection(error) && !(error instanceof SavedEarlierError)) unusedPhotos.current.delete(fileName)
      // If the backend rejected the photo, it may not have stored it. A second attempt must then upload the photo again.
      if (photoField in getFieldSentences(error)) uploadedPhoto.current = undefined
      throw error
    }
    unusedPhotos.current.delete(fileName)
    removeUnused()
    if (storedFileName && storedFileName !== fileName) void removeOriginal(storedFileName)
    return savedRecord
  }

  return { upload, save }
}

/**
 * `removeUnused` removes the unused photos. They are also removed when the user leaves the form. `removeOriginal` removes
 * the replaced photo, and warns the user if the photo may still exist.
 */
function useRemovals(unusedPhotos: UnusedPhotos) {
  const { rp } = useLot()
  const notify = useNotify()
  const removePhoto = useWrite(photoWrites.removePhoto)

  const removeByName = (file_name: string) => removePhoto({ rp, data: { file_name } })
  const removeUnused = () => {
    for (const fileName of unusedPhotos.current) void removeByName(fileName).catch(() => {})
    unusedPhotos.current.clear()
  }
  const removeOriginal = (fileName: string) =>
    removeByName(fileName).catch((error) => {
      if (!isNotFound(error)) notify.warning(copy.oldStays)
    })
  const removeOnLeaving = useEffectEvent(removeUnused)
  useEffect(() => () => removeOnLeaving(), [])
  return { removeUnused, removeOriginal }
}

/**
 * `prepareFileName` uploads a new photo, unless it is the `uploadedPhoto` of an earlier attempt to save. `upload` is the
 * state of the upload for `LotPhotoField`. If the user leaves the form, the upload is cancelled.
 */
function usePhotoUpload(kind: PhotoKind, unusedPhotos: UnusedPhotos, uploadedPhoto: UploadedPhoto) {
  const uploadPhoto = useFileUpload(kind, unusedPhotos)
  const [isUploading, setIsUploading] = useState(false)
  const controller = useRef<AbortController>(undefined)
  const hasDraft = useRef(false)
  const cancel = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])

  const uploadOnce = async (file: File): Promise<string> => {
    if (uploadedPhoto.current?.file === file) return uploadedPhoto.current.fileName
    controller.current = new AbortController()
    const { signal } = controller.current
    setIsUploading(true)
    try {
      const fileName = await uploadPhoto(file, signal)
      uploadedPhoto.current = { file, fileName }
      return fileName
    } catch (error) {
      throw toUploadError(error, signal.aborted)
    } finally {
      setIsUploading(false)
    }
  }
  /**
   * Uploads a new photo and returns the file name for the request that saves the record. Returns the name of a stored
   * photo without an upload. Throws if the user still has to confirm or discard the chosen photo.
   */
  const prepareFileName = async (value: PhotoValue): Promise<string> => {
    if (hasDraft.current) throw new FieldError(photoField, copy.undecided)
    return typeof value === 'string' ? value : uploadOnce(value)
  }
  /** Records whether the user still has to confirm or discard the chosen photo. */
  const setHasDraft = (hasOpenDraft: boolean) => {
    hasDraft.current = hasOpenDraft
  }
  return { upload: { isUploading, cancel, setHasDraft }, prepareFileName }
}

/** Returns a function that requests a signed upload address, uploads a file, and returns the name of the stored photo. */
function useFileUpload(kind: PhotoKind, unusedPhotos: UnusedPhotos) {
  const { rp } = useLot()
  const requestUpload = useWrite(photoWrites.requestPhotoUpload)
  return async (file: File, signal: AbortSignal): Promise<string> => {
    const data = { file_name: createUploadName(file), kind }
    const { url, file_name } = await requestUpload({ rp, data })
    unusedPhotos.current.add(file_name)
    signal.throwIfAborted()
    await uploadFile(url, file, signal)
    return file_name
  }
}

function toUploadError(error: unknown, isCancelled: boolean): unknown {
  if (isCancelled) return new FieldError(photoField, copy.cancelled)
  // The sign-in dialog reports an expired session, so the photo field shows no message.
  if (error instanceof ApiError && error.status === 401) return error
  const reason = describeError(error, hasKnownCause(error) ? undefined : copy.tryAgain).join(' ')
  return new FieldError(photoField, copy.failed(reason))
}
