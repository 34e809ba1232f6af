import { useEffect, useRef, useState } from 'react'
import { middleSquare, type PhotoArea, readPicture, squareJpeg } from './square-photo'

/** A chosen photo that is not used yet. */
interface PhotoDraft {
  picture: HTMLImageElement
  name: string
}

interface PhotoDraftOptions {
  /** Files of so many bytes or more are refused. */
  sizeLimit?: number
  /** Called with what was made of the photo. */
  onUse: (photo: File) => void
  /** Called when a photo begins to wait for being used, and when none does any more. */
  onDraft?: (isWaiting: boolean) => void
}

const release = (draft: PhotoDraft | undefined) => draft && URL.revokeObjectURL(draft.picture.src)

/** The one draft that there is, whose address is released as soon as it is not needed. */
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

/** A chosen photo on its way from the file to the square that is kept of it. */
export function usePhotoDraft({ sizeLimit = Number.POSITIVE_INFINITY, onUse, onDraft }: PhotoDraftOptions) {
  const { draft, kept, keep } = useKeptDraft(onDraft)
  const [problem, setProblem] = useState<'tooLarge' | 'unreadable'>()
  // The last photo chosen: one that was read more slowly than the next must not come back.
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
