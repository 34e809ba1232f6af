import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import type { PhotoKind } from '@/api/generated/model/photoKind'
import { useRequestPhotoUpload } from '@/api/generated/photos/photos'
import { uploadFile } from '@/api/upload'
import { describeError } from '@/copy/errors'
import { FieldRefusal } from '@/patterns/form/form-errors'
import { copy } from './copy'
import { type PhotoValue, uploadName } from './photo-value'

/** The state of a photo upload, for the photo field. */
export interface PhotoUploadInProgress {
  /** Whether the upload is in progress. */
  isUnderWay: boolean
  /** Cancels the upload. Nothing is saved. */
  cancel: () => void
  /** Called with whether a chosen photo is neither confirmed nor discarded yet. */
  noteDraft: (isWaiting: boolean) => void
}

interface PhotoUploadOptions {
  /** The id of the neighbourhood. */
  rp: number
  kind: PhotoKind
  /** The name of the form field that shows errors. */
  field: string
  /**
   * Called with the name of each file that the storage may contain from now on, although no record uses it.
   */
  onAsked: (fileName: string) => void
}

/**
 * Uploads a photo: requests a signed address and sends the file to it. A retry of saving does not upload the
 * same photo again.
 */
export function usePhotoUpload({ rp, kind, field, onAsked }: PhotoUploadOptions) {
  const put = useUpload({ rp, kind, onAsked })
  const { isUnderWay, cancel, run } = useCancellableRun()
  const arrived = useRef<{ file: File; fileName: string }>(undefined)
  const hasDraft = useRef(false)

  const upload = async (file: File): Promise<string> => {
    if (arrived.current?.file === file) return arrived.current.fileName
    const fileName = await run(
      (signal) => put(file, signal),
      (error, isCancelled) => refusalOf(error, isCancelled, field),
    )
    arrived.current = { file, fileName }
    return fileName
  }

  /**
   * Returns the photo's name for the save request. A stored photo keeps its name.
   * @throws FieldRefusal at the field of the photo, or ApiError if the session has expired.
   */
  const send = async (value: PhotoValue): Promise<string> => {
    if (hasDraft.current) throw new FieldRefusal(field, copy.undecided)
    return typeof value === 'string' ? value : upload(value)
  }
  const noteDraft = (isWaiting: boolean) => {
    hasDraft.current = isWaiting
  }
  const progress: PhotoUploadInProgress = { isUnderWay, cancel, noteDraft }
  return { progress, send }
}

/** Requests an upload address, uploads the file and returns its name. */
function useUpload({ rp, kind, onAsked }: Omit<PhotoUploadOptions, 'field'>) {
  const askForAddress = useRequestPhotoUpload()
  return async (file: File, signal: AbortSignal): Promise<string> => {
    const data = { file_name: uploadName(file), kind }
    const { url, file_name } = await askForAddress.mutateAsync({ rp, data })
    onAsked(file_name)
    signal.throwIfAborted()
    await uploadFile(url, file, signal)
    return file_name
  }
}

/** A cancellable task. Leaving the page cancels it. */
function useCancellableRun() {
  const [isUnderWay, setIsUnderWay] = useState(false)
  const current = useRef<AbortController>(undefined)
  useEffect(() => () => current.current?.abort(), [])

  /** Runs the task. `refusal` converts a failure into the error to throw. */
  const run = async <Answer>(
    task: (signal: AbortSignal) => Promise<Answer>,
    refusal: (error: unknown, isCancelled: boolean) => unknown,
  ): Promise<Answer> => {
    const controller = new AbortController()
    current.current = controller
    setIsUnderWay(true)
    try {
      return await task(controller.signal)
    } catch (error) {
      throw refusal(error, controller.signal.aborted)
    } finally {
      setIsUnderWay(false)
    }
  }
  return { isUnderWay, cancel: () => current.current?.abort(), run }
}

/** The error of a failed upload. */
function refusalOf(error: unknown, isCancelled: boolean, field: string): unknown {
  if (isCancelled) return new FieldRefusal(field, copy.cancelled)
  // An expired session is reported by the sign-in dialog.
  if (error instanceof ApiError && error.status === 401) return error
  const isAnswered = error instanceof ApiError && error.failure === 'status'
  return new FieldRefusal(
    field,
    copy.failed(describeError(error, isAnswered ? copy.tryAgain : undefined).join(' ')),
  )
}
