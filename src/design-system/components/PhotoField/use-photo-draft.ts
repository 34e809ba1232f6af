import { useEffect, useRef, useState } from 'react'
import { middleSquare, type PhotoArea, readPicture, squareJpeg } from './square-photo'

/** A chosen photo before its crop is applied. */
interface PhotoDraft {
  picture: HTMLImageElement
  name: string
}

interface PhotoDraftOptions {
  /** The size in bytes from which a file is refused. */
  sizeLimit?: number
  /** Called with the cropped photo. */
  onUse: (photo: File) => void
  /** Called with true when a photo waits for its crop, and with false when no photo waits any more. */
  onDraft?: (isWaiting: boolean) => void
}

const release = (draft: PhotoDraft | undefined) => draft && URL.revokeObjectURL(draft.picture.src)

/** Holds the current draft. Its object URL is revoked as soon as the draft is replaced or dropped. */
function useKeptDraft(onDraft?: (isWaiting: boolean) => void) {
  const [draft, setDraft] = useState<PhotoDraft>()
  const kept = useRef<PhotoDraft>(undefined)
  const keep = (next: PhotoDraft | undefined) => {
    release(kept.current)
    kept.current = next
    setDraft(next)
    onDraft?.(next !== undefined)
  }
  useEffect(() => () => void release(kept.current), [])
  return { draft, kept, keep }
}

/** The draft of a chosen photo, from the file to its crop. */
export function usePhotoDraft({ sizeLimit = Number.POSITIVE_INFINITY, onUse, onDraft }: PhotoDraftOptions) {
  const { draft, kept, keep } = useKeptDraft(onDraft)
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable'>()
  // The last chosen photo: an earlier photo that loads more slowly must not replace it.
  const latest = useRef<File>(undefined)
  useEffect(
    () => () => {
      latest.current = undefined
    },
    [],
  )

  const choose = async (file: File) => {
    latest.current = file
    setProblem(undefined)
    if (file.size >= sizeLimit) return setProblem('tooLarge')
    const address = URL.createObjectURL(file)
    const picture = await readPicture(address).catch(() => undefined)
    const isLate = latest.current !== file
    if (picture && !isLate) return keep({ picture, name: file.name })
    URL.revokeObjectURL(address)
    if (!isLate) setProblem('unreadable')
  }

  const apply = async (area?: PhotoArea) => {
    const using = kept.current
    if (!using) return
    const { picture, name } = using
    const middle = middleSquare({ width: picture.naturalWidth, height: picture.naturalHeight })
    try {
      onUse(await squareJpeg(picture, area ?? middle, name))
    } catch {
      setProblem('unreadable')
    }
    if (kept.current === using) keep(undefined)
  }

  return { draft, problem, choose, apply, cancel: () => keep(undefined) }
}
