import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import type { PhotoKind } from '@/api/generated/model/photoKind'
import { useRequestPhotoUpload } from '@/api/generated/photos/photos'
import { uploadFile } from '@/api/upload'
import { describeError } from '@/copy/errors'
import { FieldRefusal } from '@/patterns/form/form-errors'
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
 * Sends a photo: asks for a signed address, and puts the file there. The same photo is sent once, however often
 * saving is tried.
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
   * Answers the name by which somebody is then saved; one that is there keeps its own.
   * @throws what a form shows, at the field of the photo.
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

/** Asks where to send a file, and sends it there; answers its name. */
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

  /** Runs it; `refusal` makes of a failure what is thrown. */
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
