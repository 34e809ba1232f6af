import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { useGetPhoto } from '@/api/generated/photos/photos'
import { useLot } from '../detail/use-lot'
import { NameWithPhoto } from './NameWithPhoto'

/** Photo addresses may expire within minutes. */
const addressLifetimeMs = 5 * 60_000

/** The photo and name of a resident. The photo address is requested only for visible rows with a photo. */
export function ResidentName({ id, full_name, photo_file_name }: ResidentRow) {
  const { rp } = useLot()
  const photo = useRef<HTMLSpanElement>(null)
  const isInSight = useInSight(photo)
  const enabled = isInSight && photo_file_name !== null
  const { data } = useGetPhoto(rp, id, { query: { enabled, staleTime: addressLifetimeMs } })
  return <NameWithPhoto name={full_name} src={enabled ? data?.url : null} photoRef={photo} />
}

/** Whether an element has ever been visible. Without IntersectionObserver it counts as visible at once. */
function useInSight(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (isSeen || !element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setIsSeen(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, isSeen])
  return isSeen
}
