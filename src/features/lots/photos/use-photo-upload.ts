import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import type { PhotoKind } from '@/api/generated/model/photoKind'
import { useRequestPhotoUpload } from '@/api/generated/photos/photos'
import { uploadTo } from '@/api/upload'
import { describeError } from '@/copy/errors'
import { FieldRefusal } from '@/patterns/form/field-refusal'
import { copy } from './copy'
import { type PhotoValue, uploadName } from './photo-value'

/** How far a form's photo has come, for its field. */
export interface PhotoUploadInProgress {
  /** Whether it is on its way to where photos are kept. */
  isUnderWay: boolean
  /** Ends that. Nothing has been saved then. */
  cancel: () => void
  /** Told whether a photo was chosen that is neither used nor left yet. */
  noteDraft: (isWaiting: boolean) => void
}

interface PhotoUploadOptions {
  /** The neighbourhood. */
  rp: number
  kind: PhotoKind
  /** The field that tells what went wrong. */
  field: string
  /** Told each name under which something may be kept from now on, though nobody shows it. */
  onAsked: (fileName: string) => void
}

/**
 * Sends a photo (L4): asks for a signed address, and puts the file there. The same photo is sent once, however often
 * saving is tried.
 */
export function usePhotoUpload({ rp, kind, field, onAsked }: PhotoUploadOptions) {
  const askForAddress = useRequestPhotoUpload()
  const [isUnderWay, setIsUnderWay] = useState(false)
  const hasDraft = useRef(false)
  const arrived = useRef<{ file: File; fileName: string }>(undefined)
  const underWay = useRef<AbortController>(undefined)
  // Whoever leaves saves nothing.
  useEffect(() => () => underWay.current?.abort(), [])

  const put = async (file: File, signal: AbortSignal): Promise<string> => {
    const { url, file_name } = await askForAddress.mutateAsync({
      rp,
      data: { file_name: uploadName(file), kind },
    })
    onAsked(file_name)
    signal.throwIfAborted()
    await uploadTo(url, file, signal)
    return file_name
  }

  /** Answers the name by which somebody is then saved. @throws what a form shows, at the field of the photo. */
  const upload = async (file: File): Promise<string> => {
    if (arrived.current?.file === file) return arrived.current.fileName
    const controller = new AbortController()
    underWay.current = controller
    setIsUnderWay(true)
    try {
      const fileName = await put(file, controller.signal)
      arrived.current = { file, fileName }
      return fileName
    } catch (error) {
      throw refusalOf(error, controller.signal.aborted, field)
    } finally {
      setIsUnderWay(false)
    }
  }

  /** As `upload`, for what the form holds: a photo that is there keeps its name. */
  const send = async (value: PhotoValue): Promise<string> => {
    if (hasDraft.current) throw new FieldRefusal(field, copy.undecided)
    return typeof value === 'string' ? value : upload(value)
  }
  const progress: PhotoUploadInProgress = {
    isUnderWay,
    cancel: () => underWay.current?.abort(),
    noteDraft: (isWaiting) => {
      hasDraft.current = isWaiting
    },
  }
  return { progress, send }
}

/** What is told of a photo that did not arrive. */
function refusalOf(error: unknown, isCancelled: boolean, field: string): unknown {
  if (isCancelled) return new FieldRefusal(field, copy.cancelled)
  // A session that ended is no fault of the photo.
  if (error instanceof ApiError && error.status === 401) return error
  return new FieldRefusal(field, copy.failed(describeError(error, copy.tryAgain).join(' ')))
}
