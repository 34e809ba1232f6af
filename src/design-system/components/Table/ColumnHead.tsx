import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { insetFocus } from '@/design-system/theme/mixins'
import { color, control, radius, space } from '@/design-system/theme/tokens'
import { tableRoles } from './table-roles'

interface ColumnHeadProps extends Omit<ComponentPropsWithRef<'th'>, 'align'> {
  /** The alignment of the text, the same as in the cells below. */
  align?: 'start' | 'center' | 'end'
  /** The sort order of the column: `none` if the rows are not sorted by it; absent if the column is not sortable. */
  sort?: 'ascending' | 'descending' | 'none'
  /** Called when the user presses the sort button. Without `onSort`, the head has no button. */
  onSort?: () => void
  /**
   * `row-head`: the column whose cells identify the rows. `actions`: the column with the actions of the rows. Both columns
   * stay visible while the other columns scroll sideways.
   */
  kind?: 'row-head' | 'actions'
  /** Whether the cells have sentences. In a wide table, the column is so wide that a sentence has one line. */
  isLong?: boolean
}

const icons = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }

/** The head of a column, with a sort button if the column is sortable. */
export function ColumnHead({ align, sort, onSort, kind, isLong, children, ...rest }: ColumnHeadProps) {
  const Icon = icons[sort ?? 'none']
  return (
    <th
      {...rest}
      {...tableRoles.columnHead}
      scope="col"
      // Only the sorted column has the attribute, because screen readers would announce `none` at the other columns.
      aria-sort={sort === 'none' ? undefined : sort}
      data-align={align}
      data-kind={kind}
      data-long={isLong || undefined}
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

  ${insetFocus}

  /* Chromium repeats a head on each sheet without its buttons, so that the button is left out of the layout. */
  @media print {
    display: contents;

    [data-sortable]:not([aria-sort]) > & > svg {
      display: none;
    }
  }
`
