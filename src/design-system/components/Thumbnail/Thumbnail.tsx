import { ImageOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import styled from 'styled-components'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { useObjectUrl } from '../PhotoField/use-object-url'

interface ThumbnailProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The picture: a file of this device, or an address. */
  source: File | string
  /** What is on it; '' where words beside it say so. */
  alt: string
  /** To be told from others, or to be looked at. */
  size?: 'md' | 'lg'
}

const sides = { md: space(12), lg: space(28) }

/** A picture made small, to be told from others; a sign in its place if it cannot be shown. */
export function Thumbnail({ source, alt, size = 'md', ...rest }: ThumbnailProps) {
  const address = useObjectUrl(source)
  const [broken, setBroken] = useState<string>()
  const isBroken = address === undefined || address === broken
  return (
    <Frame {...rest} $side={sides[size]}>
      {isBroken ? (
        <ImageOff role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={!alt} />
      ) : (
        <img
          src={address}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(address)}
        />
      )}
    </Frame>
  )
}

const Frame = styled.span<{ $side: string }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${({ $side }) => $side};
  block-size: ${({ $side }) => $side};
  overflow: hidden;
  color: ${color.inkMuted};
  background-color: ${color.sunken};
  border: ${border.thin} solid ${color.line};
  border-radius: ${radius.md};

  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`
