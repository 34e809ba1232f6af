import { tables } from '@/copy/tables'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Select } from '@/design-system/components/Select/Select'
import { pageSizes, type TableState } from './table-state'

interface TablePagerProps {
  caption: string
  state: TableState
  /** How many rows there are in all. */
  total: number
  /** Whether the rows of a page can be more or fewer. */
  isResizable: boolean
  /** Whether nothing is shown where the smallest page holds everything. */
  hidesSinglePage: boolean
}

/** The way to the other pages of a table, and how long they are. */
export function TablePager({ caption, state, total, isResizable, hidesSinglePage }: TablePagerProps) {
  const { page, pageSize, turnTo, resize } = state
  const isSinglePage = total <= Math.min(pageSize, isResizable ? pageSizes[0] : pageSize)
  if (total === 0 || (hidesSinglePage && isSinglePage)) return null
  return (
    <Inline gap={3} justify="between">
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        labels={tables.pages(caption)}
        onChange={turnTo}
      />
      {isResizable && (
        <Select
          label={tables.pageSize.label}
          isLabelHidden
          name="filas"
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: tables.pageSize.option(size) }))}
          onChange={(value) => resize(pageSizes.find((size) => String(size) === value) ?? pageSize)}
          reservesMessage={false}
        />
      )}
    </Inline>
  )
}
