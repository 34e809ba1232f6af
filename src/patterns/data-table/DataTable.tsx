import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { tables } from '@/copy/tables'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import type { RowAction } from '@/design-system/components/RowActions/RowActions'
import { Select } from '@/design-system/components/Select/Select'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { RowTint } from '@/design-system/components/Table/TableRow'
import { Text } from '@/design-system/components/Text/Text'
import { inheritFocus } from '@/design-system/inherit-focus'
import { useExistingPage } from '../paging/use-existing-page'
import { QueryView } from '../query-view/QueryView'
import { DataTableRows } from './DataTableRows'
import type { DataColumn } from './data-column'
import { pageSizes, type TableState } from './use-table-state'

/** A page of the contract's lists, or a list that comes whole, which is then ordered here and has no pages. */
type TableData<Row> = { count: number; results: readonly Row[] } | readonly Row[]

interface DataTableProps<Row> {
  /** What the rows are. */
  caption: string
  /** Whether the caption is only heard, because a heading right above says the same. */
  isCaptionHidden?: boolean
  /** The columns, in the order in which they are read. */
  columns: readonly DataColumn<Row>[]
  /** What a generated hook answered; with `keepPreviousData`, so that a page stays until the next has come. */
  query: Pick<
    UseQueryResult<TableData<Row>, unknown>,
    'data' | 'error' | 'isFetching' | 'refetch' | 'isPlaceholderData'
  >
  /** What tells a row from the others. */
  rowId: (row: Row) => string | number
  /** Of `useTableAddress` on a screen, of `useTableState` elsewhere. */
  state: TableState
  /** How many rows there are, in words, said whenever it changes; absent where a panel of filters says it. */
  countLabel?: (count: number) => string
  /** What is shown without rows. */
  empty?: ReactNode
  /** Whether the length of the pages can be chosen; by default it can. */
  isResizable?: boolean
  /** Whether the pager goes where there is one page. */
  hidesSinglePage?: boolean
  /** Which rows stand out; a word in the row says why. A constant of a module, or memoised. */
  tintOf?: (row: Row) => RowTint | undefined
  /** What can be done with a row. A constant of a module, or memoised. */
  actionsOf?: (row: Row) => readonly RowAction[]
  /** How high the rows may become, as a CSS length; then they scroll below their heads. */
  maxHeight?: string
  /** How high a row will probably be, in px, if it has several lines: of very many, only those in sight are drawn. */
  likelyRowHeight?: number
  /** How wide it has to be for columns, in rem, if its columns need more than usual. */
  roomForColumns?: number
}

/** One array for all: another would be other rows. */
const nothing: never[] = []

const isWhole = <Row,>(data: TableData<Row>): data is readonly Row[] => Array.isArray(data)

/** A list as a table: loading, failure, nothing, rows; their order, their pages and what can be done with each. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, query, state, countLabel } = props
  const { isResizable = true, hidesSinglePage = false } = props
  const { data, error } = query
  const isEmpty =
    data !== undefined && !isWhole(data) && data.results.length === 0 && !query.isPlaceholderData
  const isPageThere = useExistingPage({ page: state.page, turnTo: state.turnTo, error, isEmpty })
  const top = useRef<HTMLDivElement>(null)
  const noteFocus = useKeptFocus(top, data)
  const total = data && (isWhole(data) ? data.length : data.count)
  const skeleton = (
    <SkeletonGroup label={tables.loading(caption)}>
      <DataTableRows {...props} rows={nothing} isWhole={false} isBusy={false} expected={state.pageSize} />
    </SkeletonGroup>
  )

  return (
    <Stack gap={3} ref={top} onFocus={noteFocus}>
      {countLabel && (
        <Text size="sm" tone="muted" role="status">
          {total === undefined ? '' : countLabel(total)}
        </Text>
      )}
      {isPageThere ? (
        <QueryView
          query={query}
          skeleton={skeleton}
          isEmpty={() => total === 0}
          empty={props.empty ?? <EmptyState level={3} title={tables.empty} />}
        >
          {(shown) => (
            <Stack gap={4}>
              <DataTableRows
                {...props}
                rows={isWhole(shown) ? shown : shown.results}
                isWhole={isWhole(shown)}
                isBusy={query.isPlaceholderData}
              />
              {!isWhole(shown) && (
                <TablePager
                  caption={caption}
                  state={{ ...state, turnTo: (page) => turnFromTop(page, state, top.current) }}
                  total={shown.count}
                  isResizable={isResizable}
                  hidesSinglePage={hidesSinglePage}
                />
              )}
            </Stack>
          )}
        </QueryView>
      ) : (
        skeleton
      )}
    </Stack>
  )
}

/** The focus of a row that is gone, such as the one that was just removed, stays with its table. */
function useKeptFocus(content: RefObject<HTMLElement | null>, data: unknown) {
  const focused = useRef<Element>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are the moment at which one can be gone
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    inheritFocus(content.current)
  }, [content, data])
  return (event: { target: Element }) => {
    focused.current = event.target
  }
}

/** Another page is read from its beginning: where that has been scrolled away, it is brought back. */
function turnFromTop(page: number, { turnTo }: TableState, top: Element | null) {
  turnTo(page)
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' })
}

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
function TablePager({ caption, state, total, isResizable, hidesSinglePage }: TablePagerProps) {
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
