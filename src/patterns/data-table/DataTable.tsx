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

/** A page of a list of the API, or a whole list, which the table sorts itself and does not paginate. */
type TableData<Row> = { count: number; results: readonly Row[] } | readonly Row[]

interface DataTableProps<Row> {
  /** The caption of the table, such as 'Movimientos'. */
  caption: string
  /** Whether only screen readers get the caption, because the heading above it has the same text. */
  isCaptionHidden?: boolean
  /** The columns, in display order. */
  columns: readonly DataColumn<Row>[]
  /**
   * The result of a generated hook. `keepPreviousData` keeps a page visible until the next page has loaded.
   */
  query: Pick<
    UseQueryResult<TableData<Row>, unknown>,
    'data' | 'error' | 'isFetching' | 'refetch' | 'isPlaceholderData'
  >
  /** Returns a unique id of the row. */
  rowId: (row: Row) => string | number
  /** The result of `useTableAddress` on a screen, of `useTableState` elsewhere. */
  state: TableState
  /** Announces the number of rows. Omit it where a filter panel already announces the number. */
  countLabel?: (count: number) => string
  /** The content if there are no rows. */
  empty?: ReactNode
  /** Whether the user can choose the page size. True by default. */
  isResizable?: boolean
  /** Whether the pagination is hidden if there is only one page. */
  hidesSinglePage?: boolean
  /**
   * Returns the colour of a highlighted row; text in the row has to give the reason. Pass a constant of a
   * module or a memoised function.
   */
  tintOf?: (row: Row) => RowTint | undefined
  /** Returns the actions of a row. Pass a constant of a module or a memoised function. */
  actionsOf?: (row: Row) => readonly RowAction[]
  /** The maximum height of the rows as a CSS length. Taller content scrolls below the header. */
  maxHeight?: string
  /**
   * The estimated height of a row in px. A long list renders only the visible rows and needs an estimate for
   * rows of several lines.
   */
  likelyRowHeight?: number
  /** The width in rem below which each row becomes a card, if the default is too small for the columns. */
  roomForColumns?: number
}

/** A shared array keeps the identity of the empty rows. */
const nothing: never[] = []

const isWhole = <Row,>(data: TableData<Row>): data is readonly Row[] => Array.isArray(data)

/** A list as a table, with its loading, error and empty states, sorting, pagination and row actions. */
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

/** Moves the focus to the table if the focused row disappears, for example after its removal. */
function useKeptFocus(content: RefObject<HTMLElement | null>, data: unknown) {
  const focused = useRef<Element>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row can disappear whenever the data change
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = undefined
    inheritFocus(content.current)
  }, [content, data])
  return (event: { target: Element }) => {
    focused.current = event.target
  }
}

/** Changes the page, and scrolls to the top of the table if it is above the viewport. */
function turnFromTop(page: number, { turnTo }: TableState, top: Element | null) {
  turnTo(page)
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' })
}

interface TablePagerProps {
  caption: string
  state: TableState
  /** The number of rows on all pages. */
  total: number
  /** Whether the user can choose the page size. */
  isResizable: boolean
  /** Whether the pagination is hidden if the smallest page holds all rows. */
  hidesSinglePage: boolean
}

/** The pagination of a table and the select for its page size. */
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
