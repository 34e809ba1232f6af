import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, isAnswered, isNotFound } from '@/api/api-error'
import type { PhotoKind } from '@/api/generated/model/photoKind'
import { useRemovePhoto, useRequestPhotoUpload } from '@/api/generated/photos/photos'
import { uploadFile } from '@/api/upload'
import { describeError } from '@/copy/errors'
import { FieldRefusal } from '@/patterns/form/form-errors'
import { useNotify } from '@/patterns/notify/use-notify'
import { useLot } from '../detail/use-lot'
import { copy } from './copy'
import { type PhotoValue, photoField, uploadName } from './photo-value'

export interface PhotoNames {
  photo_file_name: string | null
  original_photo_file_name: string | null
}

/** Names of uploaded or partly uploaded photos that no saved record uses. */
type UnusedPhotos = RefObject<Set<string>>

/**
 * Saves a person or pet with its photo. The photo is uploaded first, then the record is saved, and the
 * replaced photo is removed last. `original` is the name of the photo before the form was opened.
 */
export function usePhotoSaving(kind: PhotoKind, original: string | null = null) {
  const unused = useRef(new Set<string>())
  const { removeUnused, removeOriginal } = useRemovals(unused)
  const { upload, send } = usePhotoUpload(kind, unused)

  const save = async <Answer>(
    value: PhotoValue,
    saveWith: (names: PhotoNames) => Promise<Answer>,
  ): Promise<Answer> => {
    const fileName = await send(value)
    let answer: Answer
    try {
      answer = await saveWith({ photo_file_name: fileName || null, original_photo_file_name: original })
    } catch (error) {
      // The record may have been saved, so its photo must stay.
      if (!isAnswered(error)) unused.current.delete(fileName)
      throw error
    }
    unused.current.delete(fileName)
    removeUnused()
    if (original && original !== fileName) void removeOriginal(original)
    return answer
  }

  return { upload, save }
}

/** Removes unused photos, also when the form is left. */
function useRemovals(unused: UnusedPhotos) {
  const { rp } = useLot()
  const notify = useNotify()
  const removePhoto = useRemovePhoto()

  const remove = (file_name: string) => removePhoto.mutateAsync({ rp, data: { file_name } })
  const removeUnused = () => {
    for (const fileName of unused.current) void remove(fileName).catch(() => {})
    unused.current.clear()
  }
  const removeOriginal = (fileName: string) =>
    remove(fileName).catch((error) => {
      if (!isNotFound(error)) notify.warning(copy.oldStays)
    })
  const removeOnLeaving = useEffectEvent(removeUnused)
  useEffect(() => () => removeOnLeaving(), [])
  return { removeUnused, removeOriginal }
}

/** Uploads a photo. A retry of saving does not upload the same photo again. Leaving the page cancels it. */
function usePhotoUpload(kind: PhotoKind, unused: UnusedPhotos) {
  const put = usePut(kind, unused)
  const [isUploading, setIsUploading] = useState(false)
  const controller = useRef<AbortController>(undefined)
  const uploaded = useRef<{ file: File; fileName: string }>(undefined)
  const hasDraft = useRef(false)
  const cancel = () => controller.current?.abort()
  useEffect(() => () => controller.current?.abort(), [])

  const uploadOnce = async (file: File): Promise<string> => {
    if (uploaded.current?.file === file) return uploaded.current.fileName
    controller.current = new AbortController()
    const { signal } = controller.current
    setIsUploading(true)
    try {
      const fileName = await put(file, signal)
      uploaded.current = { file, fileName }
      return fileName
    } catch (error) {
      throw uploadErrorOf(error, signal.aborted)
    } finally {
      setIsUploading(false)
    }
  }
  /** Returns the photo's name for the save request. A stored photo keeps its name. */
  const send = async (value: PhotoValue): Promise<string> => {
    if (hasDraft.current) throw new FieldRefusal(photoField, copy.undecided)
    return typeof value === 'string' ? value : uploadOnce(value)
  }
  /** Notes whether a chosen photo is neither confirmed nor discarded yet. */
  const setHasDraft = (isWaiting: boolean) => {
    hasDraft.current = isWaiting
  }
  return { upload: { isUploading, cancel, setHasDraft }, send }
}

/** Requests a signed upload address, sends the file to it and returns its name. */
function usePut(kind: PhotoKind, unused: UnusedPhotos) {
  const { rp } = useLot()
  const requestUpload = useRequestPhotoUpload()
  return async (file: File, signal: AbortSignal): Promise<string> => {
    const data = { file_name: uploadName(file), kind }
    const { url, file_name } = await requestUpload.mutateAsync({ rp, data })
    unused.current.add(file_name)
    signal.throwIfAborted()
    await uploadFile(url, file, signal)
    return file_name
  }
}

function uploadErrorOf(error: unknown, isCancelled: boolean): unknown {
  if (isCancelled) return new FieldRefusal(photoField, copy.cancelled)
  // An expired session is reported by the sign-in dialog.
  if (error instanceof ApiError && error.status === 401) return error
  const isStatus = error instanceof ApiError && error.failure === 'status'
  const reason = describeError(error, isStatus ? copy.tryAgain : undefined).join(' ')
  return new FieldRefusal(photoField, copy.failed(reason))
}
