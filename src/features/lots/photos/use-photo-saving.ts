import { useEffect, useEffectEvent, useRef } from 'react'
import { isAnswered, isNotFound } from '@/api/api-error'
import type { PhotoKind } from '@/api/generated/model/photoKind'
import { useRemovePhoto } from '@/api/generated/photos/photos'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'
import type { PhotoValue } from './photo-value'
import { usePhotoUpload } from './use-photo-upload'

/** The photo fields of a save request. */
export interface PhotoNames {
  photo_file_name: string | null
  original_photo_file_name: string | null
}

interface PhotoSavingOptions {
  /** The id of the neighbourhood. */
  rp: number
  kind: PhotoKind
  /** The name of the form field that shows upload errors. */
  field: string
  /** The name of the photo before the form was opened. */
  original: string | null
}

/**
 * Saves a person or pet with its photo. The photo is uploaded first, then the record is saved, and the
 * replaced photo is removed last.
 */
export function usePhotoSaving({ rp, kind, field, original }: PhotoSavingOptions) {
  const { strays, removeStrays, removeOriginal } = useRemovals(rp)
  const { progress, send } = usePhotoUpload({
    rp,
    kind,
    field,
    onAsked: (fileName) => strays.current.add(fileName),
  })

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
      if (!isAnswered(error)) strays.current.delete(fileName)
      throw error
    }
    strays.current.delete(fileName)
    removeStrays()
    if (original && original !== fileName) void removeOriginal(original)
    return answer
  }

  return { upload: progress, save }
}

/** Removes unused photos, also when the form is left. */
function useRemovals(rp: number) {
  const notify = useNotify()
  const removePhoto = useRemovePhoto()
  /** Names of uploaded or partly uploaded photos that no saved record uses. */
  const strays = useRef(new Set<string>())

  const remove = (file_name: string) => removePhoto.mutateAsync({ rp, data: { file_name } })
  const removeStrays = () => {
    for (const fileName of strays.current) void remove(fileName).catch(() => {})
    strays.current.clear()
  }
  const removeOriginal = (fileName: string) =>
    remove(fileName).catch((error) => {
      if (!isNotFound(error)) notify.warning(copy.oldStays)
    })
  const removeOnLeaving = useEffectEvent(removeStrays)
  useEffect(() => () => removeOnLeaving(), [])
  return { strays, removeStrays, removeOriginal }
}
