import type { ComponentPropsWithRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { color, radius, space } from '@/design-system/theme/tokens'

interface SkeletonProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The shape of the content: lines of text, a block, or an avatar. */
  shape?: 'lines' | 'block' | 'circle'
  /** The number of lines, for the shape `lines`. If there are several lines, the last line is shorter. */
  lines?: number
  /** The width, as a CSS length. */
  width?: string
  /** The height, as a CSS length; for `lines` the height of a line. */
  height?: string
}

const defaultHeights = { lines: '0.875rem', block: '6rem', circle: '2.5rem' } as const

/** A placeholder for content that is loading. Screen readers skip the placeholder and announce the SkeletonGroup around it. */
export function Skeleton({ shape = 'lines', lines = 1, width, height, ...rest }: SkeletonProps) {
  const size = height ?? defaultHeights[shape]
  const count = shape === 'lines' ? lines : 1
  return (
    <Root {...rest} aria-hidden="true" $width={width ?? (shape === 'circle' ? size : '100%')}>
      {[...Array.from({ length: count }).keys()].map((line) => (
        <Bone key={line} data-shape={shape} $height={size} />
      ))}
    </Root>
  )
}

const pulse = keyframes`
  50% {
    opacity: 0.5;
  }
`

const Root = styled.div<{ $width: string }>`
  display: flex;
  flex-direction: column;
  gap: ${space(2.5)};
  inline-size: ${({ $width }) => $width};
  max-inline-size: 100%;
`

const Bone = styled.div<{ $height: string }>`
  block-size: ${({ $height }) => $height};
  border-radius: ${radius.md};
  background-color: ${color.neutralTint};
  animation: ${pulse} 1.6s ease-in-out infinite;

  &[data-shape='lines'] {
    border-radius: ${radius.sm};
  }

  &[data-shape='lines']:last-child:not(:first-child) {
    inline-size: 60%;
  }

  &[data-shape='circle'] {
    border-radius: ${radius.pill};
  }
`
