import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { above, space } from '@/design-system/theme/tokens'
import { getListRole } from '../Stack/list-role'

interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The minimum width of a column, as a CSS length. A grid narrower than this width has a single column. */
  minColumn?: string
  /** If set, a phone shows two columns: the second has this width, a CSS length, and the first takes the rest. */
  phoneAside?: string
  /** The distance between the children, in steps of 4 px. */
  gap?: number
  /** The rendered element; `div` by default. */
  as?: 'div' | 'ul' | 'ol' | 'section'
}

/** Shows its children, such as cards, thumbnails or pairs of fields, in as many equal columns as fit. */
export function Grid({ minColumn = '20rem', phoneAside, gap = 4, as, ...rest }: GridProps) {
  return (
    <Root
      {...rest}
      as={as}
      role={getListRole(as, rest.role)}
      $minColumn={minColumn}
      $aside={phoneAside}
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

const withAside = css<Columns>`
  grid-template-columns: minmax(0, 1fr) minmax(0, ${({ $aside }) => $aside});
  align-items: end;

  @media ${above.compact} {
    ${columns}
  }
`

const Root = styled.div<Columns & { $gap: number }>`
  display: grid;
  ${({ $aside }) => ($aside ? withAside : columns)}
  gap: ${({ $gap }) => space($gap)};
`
