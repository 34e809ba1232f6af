import { useEffect, useRef, useState } from 'react'
import { cropToJpeg, getMiddleSquare, loadImage, type PhotoArea } from './square-photo'

/** A chosen photo before its crop is applied. */
interface PhotoDraft {
  picture: HTMLImageElement
  name: string
}

interface PhotoDraftOptions {
  /** Files of this size in bytes, and larger files, are refused. */
  sizeLimit?: number
  /** Called with the cropped photo. */
  onUse: (photo: File) => void
  /** Called with true when a photo waits for its crop, and with false when no photo waits any more. */
  onDraft?: (isWaiting: boolean) => void
}

const revokeUrl = (draft: PhotoDraft | undefined) => draft && URL.revokeObjectURL(draft.picture.src)

/** Holds the current draft, and revokes its object URL when the draft is replaced or removed. */
function useCurrentDraft(onDraft?: (isWaiting: boolean) => void) {
  const [draft, setDraft] = useState<PhotoDraft>()
  const currentDraft = useRef<PhotoDraft>(undefined)
  const replaceDraft = (next: PhotoDraft | undefined) => {
    revokeUrl(currentDraft.current)
    currentDraft.current = next
    setDraft(next)
    onDraft?.(next !== undefined)
  }
  useEffect(() => () => void revokeUrl(currentDraft.current), [])
  return { draft, currentDraft, replaceDraft }
}

/** The draft of a chosen photo, from the file to its crop. */
export function usePhotoDraft({ sizeLimit = Number.POSITIVE_INFINITY, onUse, onDraft }: PhotoDraftOptions) {
  const { draft, currentDraft, replaceDraft } = useCurrentDraft(onDraft)
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable'>()
  // The last chosen photo. An earlier photo that loads more slowly must not replace this photo.
  const latestFile = useRef<File>(undefined)
  useEffect(
    () => () => {
      latestFile.current = undefined
    },
    [],
  )

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
    const { picture, name } = appliedDraft
    const middle = getMiddleSquare({ width: picture.naturalWidth, height: picture.naturalHeight })
    try {
      onUse(await cropToJpeg(picture, area ?? middle, name))
    } catch {
      setProblem('unreadable')
    }
    if (currentDraft.current === appliedDraft) replaceDraft(undefined)
  }

  return { draft, problem, choose, apply, cancel: () => replaceDraft(undefined) }
}
