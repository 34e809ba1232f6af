import { type ComponentPropsWithRef, useState } from 'react'
import styled from 'styled-components'
import { square, textStyle, tint } from '@/design-system/theme/mixins'
import { unselectable } from '@/design-system/theme/text-styles'
import { fontSize, radius, space } from '@/design-system/theme/tokens'
import { getInitials } from './initials'

interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The name of the person or neighbourhood. The initials come from it. */
  name: string
  /** The URL of a picture. The initials replace a missing or broken picture. */
  src?: string | null
  /** The width and height: 32, 40 or 64 px. */
  size?: 'sm' | 'md' | 'lg'
  /** Whether the name is visible beside the avatar. Screen readers then skip the avatar. */
  isDecorative?: boolean
}

/** A person's photo or a neighbourhood's logo, or else the initials of the name. */
export function Avatar({ name, src, size = 'md', isDecorative = false, ...rest }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  const hasPicture = Boolean(src) && src !== failedSrc
  const nameAttributes = isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name }

  return (
    <Root {...rest} {...nameAttributes} data-size={size}>
      {hasPicture ? (
        <Picture
          src={src ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailedSrc(src ?? undefined)}
        />
      ) : (
        getInitials(name)
      )}
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  flex-shrink: 0;
  align-items: center;
  justify-content: center;
  ${square(space(10))}
  overflow: hidden;
  border-radius: ${radius.pill};
  ${tint('accent')}
  ${textStyle({ size: 'sm', weight: 'semibold' })}
  line-height: 1;
  ${unselectable}

  &[data-size='sm'] {
    ${square(space(8))}
    font-size: ${fontSize.xs};
  }

  &[data-size='lg'] {
    ${square(space(16))}
    font-size: ${fontSize.lg};
  }
`

const Picture = styled.img`
  ${square('100%')}
  object-fit: cover;
`
