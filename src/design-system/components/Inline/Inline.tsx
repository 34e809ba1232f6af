import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { above, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'

interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** The distance between the children, in steps of 4 px. */
  gap?: number
  /** The alignment of the children on the cross axis. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  /** The distribution of the children on the main axis. */
  justify?: 'start' | 'center' | 'end' | 'between'
  /** Whether children that do not fit go to a new line. */
  wraps?: boolean
  /**
   * The child that takes the rest of the row. By default each child is as wide as its content. In a row that wraps, it has
   * a line of its own if it would get less than 14rem.
   */
  grow?: 'first' | 'last'
  /** Whether a phone shows the children, such as buttons, one below the other and with equal widths. */
  stacksOnPhone?: boolean
  /** The rendered element; `div` by default. */
  as?: 'div' | 'span' | 'p' | 'ul' | 'ol' | 'li' | 'header' | 'footer'
}

/** Shows its children in a row. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  wraps = true,
  grow,
  stacksOnPhone = false,
  as,
  ...rest
}: InlineProps) {
  return (
    <Root
      {...rest}
      as={as}
      role={getListRole(as, rest.role)}
      $gap={gap}
      $align={align}
      $justify={justify === 'between' ? 'space-between' : justify}
      $wraps={wraps}
      $grow={grow}
      $stacks={stacksOnPhone}
    />
  )
}

const stacked = css`
  flex-direction: column;
  align-items: stretch;

  @media ${above.stack} {
    flex-direction: row;
    align-items: center;
  }
`

const growingChild = { first: ':first-child', last: '* + :last-child' }

const Root = styled.div<{
  $gap: number
  $align: string
  $justify: string
  $wraps: boolean
  $grow: InlineProps['grow']
  $stacks: boolean
}>`
  display: flex;
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => space($gap)};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  min-inline-size: 0;
  ${({ $stacks }) => $stacks && stacked}
  ${({ $grow }) =>
    $grow &&
    css`
      > ${growingChild[$grow]} {
        flex: 1 1 14rem;
      }
    `}

  /* No child is wider than the row, or than its part of a row that does not wrap. A longer word breaks instead of widening the page. */
  :where(&) > * {
    ${({ $wraps }) => !$wraps && 'min-inline-size: 0;'}
    max-inline-size: 100%;
  }
`
