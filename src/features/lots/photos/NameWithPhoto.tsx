import type { Ref } from 'react'
import { Avatar } from '@/design-system/components/Avatar/Avatar'
import { Inline } from '@/design-system/components/Inline/Inline'

interface NameWithPhotoProps {
  name: string
  /** The result of `getPictureUrl`. Without a URL, the component shows the initials. */
  url: string | undefined
  photoRef?: Ref<HTMLSpanElement>
}

export const NameWithPhoto = ({ name, url, photoRef }: NameWithPhotoProps) => (
  <Inline gap={2} wraps={false}>
    <Avatar ref={photoRef} name={name} src={url} size="sm" isDecorative />
    <span>{name}</span>
  </Inline>
)
