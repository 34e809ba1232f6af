import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { border, color, control, radius, space } from '@/design-system/theme/tokens'
import { tableRoles } from './table-roles'

interface ColumnHeadProps extends Omit<ComponentPropsWithRef<'th'>, 'align'> {
  /** Where its words stand, as the cells below do. */
  align?: 'start' | 'center' | 'end'
  /** How its column orders the rows; absent where it cannot. */
  sort?: 'ascending' | 'descending' | 'none'
  /** Asks for the next order. */
  onSort?: () => void
  /** Whether its column tells which row it is, or what can be done with it: these stay in sight. */
  kind?: 'row-head' | 'actions'
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** The head of a column; a button in it orders the rows. */
export function ColumnHead({ align, sort, onSort, kind, children, ...rest }: ColumnHeadProps) {
  const Icon = icons[sort ?? 'none']
  return (
    <th
      {...rest}
      {...tableRoles.columnHead}
      scope="col"
      // Only the column that orders says so: `none` on each of the others would be read at every cell.
      aria-sort={sort === 'none' ? undefined : sort}
      data-align={align}
      data-kind={kind}
      data-sortable={onSort ? '' : undefined}
    >
      {onSort ? (
        <SortButton type="button" onClick={onSort}>
          <span>{children}</span>
          <Icon size={16} aria-hidden="true" />
        </SortButton>
      ) : (
        children
      )}
    </th>
  )
}

const SortButton = styled.button`
  display: flex;
  gap: ${space(1.5)};
  align-items: center;
  inline-size: 100%;
  min-block-size: ${control.md};
  padding: ${space(2)} var(--cell-inset, ${space(4)});
  border: 0;
  border-radius: ${radius.sm};
  background-color: transparent;
  font-weight: inherit;
  text-align: inherit;
  cursor: pointer;

  [data-align='end'] > & {
    justify-content: flex-end;
  }

  &:hover {
    color: ${color.ink};
  }

  &:focus-visible {
    outline-offset: -${border.thick};
  }
`
