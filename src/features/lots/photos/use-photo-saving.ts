import { useEffect, useEffectEvent, useRef } from 'react'
import { isAnswered, isNotFound } from '@/api/api-error'
import type { PhotoKind } from '@/api/generated/model/photoKind'
import { useRemovePhoto } from '@/api/generated/photos/photos'
import { useNotify } from '@/patterns/notify/use-notify'
import { copy } from './copy'
import type { PhotoValue } from './photo-value'
import { usePhotoUpload } from './use-photo-upload'

/** What saving somebody or a pet says of the photo. */
export interface PhotoNames {
  photo_file_name: string | null
  original_photo_file_name: string | null
}

interface PhotoSavingOptions {
  /** The neighbourhood. */
  rp: number
  kind: PhotoKind
  /** The name of the form's field, where a photo that does not arrive is told. */
  field: string
  /** The photo before the form was opened. */
  original: string | null
}

/**
 * Saves somebody or a pet together with the photo. Nothing leaves the device before that: the photo is sent first,
 * and only once it has arrived is anything saved. The photo that another took the place of is removed last.
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
      // It may have been saved all the same: then somebody shows it.
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

/** Takes away what nobody shows any more, also when the form is left. */
function useRemovals(rp: number) {
  const notify = useNotify()
  const removePhoto = useRemovePhoto()
  /** Photos that were sent, or begun to be, and that nobody is saved with. */
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
