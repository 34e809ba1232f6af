import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { sideSpace, space } from '@/design-system/theme/tokens'
import { listRole } from './list-role'

interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Distance between neighbours in steps of 4 px. */
  gap?: number
  /** Where children stand across; `stretch` gives them the whole width. */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /** Room around the children in steps of 4 px, for a page that has no other frame. */
  padding?: number
  /** Whether paper leaves it out, for there it is of no use. */
  isScreenOnly?: boolean
  /** The element, if it means something. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span'
}

/** Things one below another. */
export function Stack({ gap = 4, align = 'stretch', padding = 0, isScreenOnly, as, ...rest }: StackProps) {
  return (
    <Root
      {...rest}
      as={as}
      role={listRole(as, rest.role)}
      data-screen-only={isScreenOnly || undefined}
      $gap={gap}
      $align={align}
      $padding={padding}
    />
  )
}

const Root = styled.div<{ $gap: number; $align: string; $padding: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => space($gap)};
  align-items: ${({ $align }) => $align};
  min-inline-size: 0;
  padding: ${({ $padding }) => space($padding)};
  padding-inline: ${({ $padding }) => ($padding > 0 ? sideSpace($padding) : 0)};

  @media print {
    &[data-screen-only] {
      display: none;
    }
  }

  /* A word that is wider than the page is broken, and does not widen it. */
  :where(&) > * {
    max-inline-size: 100%;
  }
`
