import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { border, color, radius, space } from '@/design-system/theme/tokens'

interface PhotoPreviewProps {
  /** The address of the photo. Another address wants another `key`. */
  address: string
  /** Of whom or what it is. */
  alt: string
}

/** The photo that is there; a sign in its place if it cannot be fetched. Internal. */
export function PhotoPreview({ address, alt }: PhotoPreviewProps) {
  const [isBroken, setIsBroken] = useState(false)
  return (
    <Frame>
      {isBroken ? (
        <ImageOff aria-hidden="true" />
      ) : (
        <img src={address} alt={alt} onError={() => setIsBroken(true)} />
      )}
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${space(28)};
  block-size: ${space(28)};
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
