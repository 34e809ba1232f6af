import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { above, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'

interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The minimum width of a column, as a CSS length. A grid narrower than this width has a single column. */
  minColumn?: string
  /**
   * If set, a phone shows the two children beside each other: the second has this width, a CSS length, and the first takes the rest.
   * Where a word of the first would not fit, they are below each other.
   */
  phoneAside?: string
  /** The alignment of the children in a row. */
  align?: 'stretch' | 'end'
  /** The distance between the children, in steps of 4 px. */
  gap?: number
  /** The rendered element; `div` by default. */
  as?: 'div' | 'ul' | 'ol' | 'section'
}

/** Shows its children, such as cards, thumbnails or pairs of fields, in as many equal columns as fit. */
export function Grid({
  minColumn = '20rem',
  phoneAside,
  align = 'stretch',
  gap = 4,
  as,
  ...rest
}: GridProps) {
  return (
    <Root
      {...rest}
      as={as}
      role={getListRole(as, rest.role)}
      $minColumn={minColumn}
      $aside={phoneAside}
      $align={align}
      $gap={gap}
    />
  )
}

interface Columns {
  $minColumn: string
  $aside?: string
}

const columns = css<Columns>`
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $minColumn }) => $minColumn}, 100%), 1fr));
`

/** The least width of the child beside which the second child is. */
const leastWidth = '6.5rem'

const withAside = css<Columns>`
  display: flex;
  flex-wrap: wrap;
  align-items: end;

  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  /* The first child takes the rest of a common line. The second fills a line of its own. */
  > :first-child {
    flex: 99999 1 ${leastWidth};
  }

  > :last-child {
    flex: 1 1 ${({ $aside }) => $aside};
  }

  @media ${above.compact} {
    display: grid;
    ${columns}
  }
`

const Root = styled.div<Columns & { $align: string; $gap: number }>`
  display: grid;
  align-items: ${({ $align }) => $align};
  ${({ $aside }) => ($aside ? withAside : columns)}
  gap: ${({ $gap }) => space($gap)};
`
