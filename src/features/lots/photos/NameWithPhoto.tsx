import { type Ref, useRef } from 'react'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { useGetPhoto } from '@/api/generated/photos/photos'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Inline } from '@/design-system/components/Inline/Inline'
import { useLot } from '../detail/use-lot'
import { useInSight } from './use-in-sight'

/** An address of a photo may hold for minutes only. */
const freshMs = 5 * 60_000

interface NameWithPhotoProps {
  name: string
  /** Where the photo is; without one the initials stand in its place. */
  src?: string | null
  photoRef?: Ref<HTMLSpanElement>
}

/** A name after its photo, in a list. */
export const NameWithPhoto = ({ name, src, photoRef }: NameWithPhotoProps) => (
  <Inline gap={2} wraps={false}>
    <Avatar ref={photoRef} name={name} src={src} size="sm" isDecorative />
    <span>{name}</span>
  </Inline>
)

/** The name and the photo of a resident. Only who has a photo, and is in sight, is asked where it is. */
export function ResidentName({ id, full_name, photo_file_name }: ResidentRow) {
  const { rp } = useLot()
  const photo = useRef<HTMLSpanElement>(null)
  const isInSight = useInSight(photo)
  const enabled = isInSight && photo_file_name !== null
  const { data } = useGetPhoto(rp, id, { query: { enabled, staleTime: freshMs } })
  return <NameWithPhoto name={full_name} src={enabled ? data?.url : null} photoRef={photo} />
}
