import { ImageOff } from 'lucide-react'
import { type ComponentPropsWithRef, useState } from 'react'
import styled from 'styled-components'
import { square } from '@/design-system/theme/mixins'
import { border, color, radius, space } from '@/design-system/theme/tokens'
import { useObjectUrl } from '../PhotoField/use-object-url'

interface ThumbnailProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The image: a local file, or a URL. */
  source: File | string
  /** The alternative text; '' if a text beside the image describes it. */
  alt: string
  /** `md` is large enough to recognize an image, `lg` to view it. */
  size?: 'md' | 'lg'
}

const sideLengths = { md: space(12), lg: space(28) }

/** A small preview of an image; an icon replaces an image that cannot be shown. */
export function Thumbnail({ source, alt, size = 'md', ...rest }: ThumbnailProps) {
  const url = useObjectUrl(source)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const isBroken = source === '' || (url !== undefined && url === brokenUrl)
  return (
    <Frame {...rest} $side={sideLengths[size]}>
      {isBroken ? (
        <ImageOff role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={!alt} />
      ) : // A local file has no URL at the first render.
      url === undefined ? null : (
        <img
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBrokenUrl(url)}
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
    ${square('100%')}
    object-fit: cover;
  }
`
