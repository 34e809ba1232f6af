import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { listRole } from '../Stack/list-role'

interface GridProps extends ComponentPropsWithRef<'div'> {
  /** The narrowest column, as a CSS length; a narrower page gets one column. */
  minColumn?: string
  /** Distance between neighbours in steps of 4 px. */
  gap?: number
  /** The element, if it means something. */
  as?: 'div' | 'ul' | 'ol' | 'section'
}

/** As many equal columns as fit: cards, thumbnails, pairs of fields. */
export function Grid({ minColumn = '20rem', gap = 4, as, ...rest }: GridProps) {
  return <Root {...rest} as={as} role={listRole(as, rest.role)} $minColumn={minColumn} $gap={gap} />
}

const Root = styled.div<{ $minColumn: string; $gap: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $minColumn }) => $minColumn}, 100%), 1fr));
  gap: ${({ $gap }) => space($gap)};
`
