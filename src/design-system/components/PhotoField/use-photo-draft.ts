import { useEffect, useRef, useState } from 'react'
import { cropToJpeg, getMiddleSquare, loadImage, type PhotoArea } from './square-photo'

/** A chosen photo before its crop is applied. */
interface PhotoDraft {
  picture: HTMLImageElement
  name: string
}

interface PhotoDraftOptions {
  /** A file of at least this many bytes is refused. */
  sizeLimit?: number
  /** Called with the cropped photo. */
  onUse: (photo: File) => void
  /** Called with true when a photo waits for its crop. After the crop or a cancel, called with false. */
  onDraft?: (hasDraft: boolean) => void
}

const revokeUrl = (draft: PhotoDraft | undefined) => draft && URL.revokeObjectURL(draft.picture.src)

/**
 * Holds the current draft. Revokes the draft's object URL when the draft is replaced or removed, and at unmount. In
 * asynchronous functions, `draft` may be outdated, so these functions read the ref `currentDraft`.
 */
function useCurrentDraft(onDraft?: (hasDraft: boolean) => void) {
  const [draft, setDraft] = useState<PhotoDraft>()
  const currentDraft = useRef<PhotoDraft>(undefined)
  const replaceDraft = (next: PhotoDraft | undefined) => {
    revokeUrl(currentDraft.current)
    currentDraft.current = next
    setDraft(next)
    onDraft?.(next !== undefined)
  }
  useEffect(
    () => () => {
      revokeUrl(currentDraft.current)
      currentDraft.current = undefined
    },
    [],
  )
  return { draft, currentDraft, replaceDraft }
}

/**
 * Returns a ref for the file that the user chose last. After unmount, the ref is empty. A file that has
 * finished loading is outdated if the ref no longer contains it.
 */
function useLatestFile() {
  const latestFile = useRef<File>(undefined)
  useEffect(
    () => () => {
      latestFile.current = undefined
    },
    [],
  )
  return latestFile
}

/** Crops a draft to the area or, without an area, to its middle. */
function cropDraft({ picture, name }: PhotoDraft, area?: PhotoArea): Promise<File> {
  const middle = getMiddleSquare({ width: picture.naturalWidth, height: picture.naturalHeight })
  return cropToJpeg(picture, area ?? middle, name)
}

/**
 * Manages the draft of a photo. `choose` loads a file as the draft. `apply` crops the draft and passes the result to
 * `onUse`. Without an area, `apply` uses the middle of the photo. `cancel` discards the draft.
 */
export function usePhotoDraft({ sizeLimit = Number.POSITIVE_INFINITY, onUse, onDraft }: PhotoDraftOptions) {
  const { draft, currentDraft, replaceDraft } = useCurrentDraft(onDraft)
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable'>()
  const latestFile = useLatestFile()

  const choose = async (file: File) => {
    latestFile.current = file
    setProblem(undefined)
    if (file.size >= sizeLimit) return setProblem('tooLarge')
    const address = URL.createObjectURL(file)
    const picture = await loadImage(address).catch(() => undefined)
    const isOutdated = latestFile.current !== file
    if (picture && !isOutdated) return replaceDraft({ picture, name: file.name })
    URL.revokeObjectURL(address)
    if (!isOutdated) setProblem('unreadable')
  }

  const apply = async (area?: PhotoArea) => {
    const appliedDraft = currentDraft.current
    if (!appliedDraft) return
    const photo = await cropDraft(appliedDraft, area).catch(() => undefined)
    // While the photo was encoded, the user may have cancelled the crop or chosen another photo.
    if (currentDraft.current !== appliedDraft) return
    setProblem(photo ? undefined : 'unreadable')
    if (photo) onUse(photo)
    replaceDraft(undefined)
  }

  const cancel = () => {
    setProblem(undefined)
    replaceDraft(undefined)
  }

  return { draft, problem, choose, apply, cancel }
}
