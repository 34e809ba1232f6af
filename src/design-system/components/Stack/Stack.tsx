import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { sideSpace, space } from '@/design-system/theme/tokens'
import { getListRole } from './list-role'

interface StackProps extends ComponentPropsWithRef<'div'> {
  /** The distance between neighbouring children, in steps of 4 px. */
  gap?: number
  /** The alignment of the children on the cross axis; `stretch` gives them the whole width. */
  align?: 'stretch' | 'start' | 'center' | 'end'
  /** The padding in steps of 4 px, for a page whose container has no padding. */
  padding?: number
  /** Whether the stack is hidden when the page is printed. */
  isScreenOnly?: boolean
  /** The rendered element; `div` by default. */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'span'
}

/** Children in a column. */
export function Stack({ gap = 4, align = 'stretch', padding = 0, isScreenOnly, as, ...rest }: StackProps) {
  return (
    <Root
      {...rest}
      as={as}
      role={getListRole(as, rest.role)}
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

  /* No child is wider than the stack: a long word is broken and does not widen the page. */
  :where(&) > * {
    max-inline-size: 100%;
  }
`
