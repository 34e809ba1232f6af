import type { Ref } from 'react'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Inline } from '@/design-system/components/Inline/Inline'
import { getPictureUrl } from '@/patterns/files/get-picture-url'

interface NameWithPhotoProps {
  name: string
  /** The address of the photo. Without a loadable address, the component shows the initials. */
  src?: string | null
  photoRef?: Ref<HTMLSpanElement>
}

export const NameWithPhoto = ({ name, src, photoRef }: NameWithPhotoProps) => (
  <Inline gap={2} wraps={false}>
    <Avatar ref={photoRef} name={name} src={getPictureUrl(src)} size="sm" isDecorative />
    <span>{name}</span>
  </Inline>
)
