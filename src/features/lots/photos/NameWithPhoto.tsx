import type { Ref } from 'react'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Inline } from '@/design-system/components/Inline/Inline'

interface NameWithPhotoProps {
  name: string
  /** The address of the photo. Without an address, the component shows the initials. */
  src?: string | null
  photoRef?: Ref<HTMLSpanElement>
}

export const NameWithPhoto = ({ name, src, photoRef }: NameWithPhotoProps) => (
  <Inline gap={2} wraps={false}>
    <Avatar ref={photoRef} name={name} src={src} size="sm" isDecorative />
    <span>{name}</span>
  </Inline>
)
