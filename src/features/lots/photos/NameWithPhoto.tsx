import type { Ref } from 'react'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Inline } from '@/design-system/components/Inline/Inline'

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
