import { type RefObject, useEffect, useRef, useState } from 'react'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { useGetPhoto } from '@/api/generated/photos/photos'
import { getPictureUrl } from '@/patterns/files/get-picture-url'
import { useLot } from '../detail/use-lot'
import { NameWithPhoto } from './NameWithPhoto'

/** The time for which a photo address is reused. It is short, because the API does not say when an address expires. */
const addressLifetimeMs = 5 * 60_000

/** The photo and name of a resident. Only visible rows with a photo request the photo address. */
export function ResidentName({ id, full_name, photo_file_name }: ResidentRow) {
  const { rp } = useLot()
  const photo = useRef<HTMLSpanElement>(null)
  const isVisible = useHasBeenVisible(photo)
  const enabled = isVisible && photo_file_name !== null
  const { data } = useGetPhoto(rp, id, { query: { enabled, staleTime: addressLifetimeMs } })
  return <NameWithPhoto name={full_name} url={getPictureUrl(enabled ? data?.url : null)} photoRef={photo} />
}

/** Whether an element has ever been visible. Without IntersectionObserver, each element counts as visible. */
function useHasBeenVisible(element: RefObject<Element | null>): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    if (hasBeenVisible || !element.current) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setHasBeenVisible(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, hasBeenVisible])
  return hasBeenVisible
}
