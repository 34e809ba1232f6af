import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { tables } from '@/copy/tables'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Select } from '@/design-system/components/Select/Select'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { restoreLostFocus } from '@/design-system/restore-lost-focus'
import { useExistingPage } from '../paging/use-existing-page'
import { QueryView } from '../query-view/QueryView'
import { DataTableRows, type TableElementProps } from './DataTableRows'
import { pageSizes, type TableState } from './use-table-state'

/** An object is one page, which the API has sorted. An array is a whole list, which the table sorts and does not paginate. */
type TableData<Row> = { count: number; results: readonly Row[] } | readonly Row[]

interface DataTableProps<Row> extends TableElementProps<Row> {
  /** The result of a generated hook. `placeholderData: keepPreviousData` keeps a page visible until the next has loaded. */
  query: Pick<
    UseQueryResult<TableData<Row>, unknown>,
    'data' | 'error' | 'isFetching' | 'isPlaceholderData'
  > & { refetch: () => unknown }
  /** Returns the text above the table with the number of rows on all pages. Omit it if a filter panel shows the number. */
  countLabel?: (count: number) => string
  /** The content if there are no rows. */
  empty?: ReactNode
  /** The content below the pagination, also if there are no rows. It appears together with them, so that it moves nothing. */
  footer?: ReactNode
  /** Whether the user can choose the page size. True by default. */
  isResizable?: boolean
  /** Whether to hide the pagination if all rows fit on one page at every available page size. */
  hidesSinglePage?: boolean
}

/** A constant, because a new empty array at each render would cause the table to compute its rows again. */
const noRows: never[] = []

/** Keeps the line of the number of rows while the number is unknown. */
const noBreakSpace = '\u00a0'

const isWhole = <Row,>(data: TableData<Row>): data is readonly Row[] => Array.isArray(data)

/** A list as a table, with its loading, error and empty states, sorting, pagination and row actions. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, query, state, countLabel } = props
  const { data, error } = query
  const isPageEmpty =
    data !== undefined && !isWhole(data) && data.results.length === 0 && !query.isPlaceholderData
  const pageExists = useExistingPage({
    page: state.page,
    goToPage: state.goToPage,
    error,
    isEmpty: isPageEmpty,
  })
  const container = useRef<HTMLDivElement>(null)
  const rememberFocus = useFocusAfterRemoval(container, data)
  const total = data && (isWhole(data) ? data.length : data.count)
  const skeleton = (
    <SkeletonGroup label={tables.loading(caption)}>
      <DataTableRows
        {...props}
        rows={noRows}
        isWhole={false}
        isBusy={false}
        skeletonRowCount={state.pageSize}
      />
    </SkeletonGroup>
  )

  return (
    <Stack gap={3} ref={container} onFocus={rememberFocus}>
      {countLabel && (
        <Text size="sm" tone="muted" role="status">
          {total === undefined ? noBreakSpace : countLabel(total)}
        </Text>
      )}
      {pageExists ? (
        <QueryView
          query={query}
          skeleton={skeleton}
          isEmpty={() => total === 0}
          empty={
            <Stack gap={4}>
              {props.empty ?? <EmptyState level={3} title={tables.empty} />}
              {props.footer}
            </Stack>
          }
        >
          {(visibleData) => (
            <Stack gap={4}>
              <DataTableRows
                {...props}
                rows={isWhole(visibleData) ? visibleData : visibleData.results}
                isWhole={isWhole(visibleData)}
                isBusy={query.isPlaceholderData}
              />
              {!isWhole(visibleData) && (
                <TablePager
                  caption={caption}
                  state={{ ...state, goToPage: (page) => goToPageFromTop(page, state, container.current) }}
                  total={visibleData.count}
                  isResizable={props.isResizable}
                  hidesSinglePage={props.hidesSinglePage}
                />
              )}
              {props.footer}
            </Stack>
          )}
        </QueryView>
      ) : (
        skeleton
      )}
    </Stack>
  )
}

/** Returns the buttons of the rows with the same text, such as all buttons 'Quitar'. */
const listSameButtons = (content: Element | null, text: string | null) =>
  [...(content?.querySelectorAll<HTMLElement>('tbody button') ?? [])].filter(
    (button) => button.textContent === text,
  )

/**
 * If the focused element disappears, moves the focus to the same button of the next row, else of the previous row, else to `content`.
 * Returns the `onFocus` handler of `content`. `data` are the data of the table.
 */
function useFocusAfterRemoval(content: RefObject<HTMLElement | null>, data: unknown) {
  const focused = useRef<{ element: Element; index: number }>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row can disappear whenever the data change
  useEffect(() => {
    if (!focused.current || focused.current.element.isConnected) return
    const { element, index } = focused.current
    focused.current = undefined
    if (document.activeElement !== document.body) return
    const buttons = listSameButtons(content.current, element.textContent)
    const button = buttons[Math.min(index, buttons.length - 1)]
    if (button) button.focus()
    else restoreLostFocus(content.current)
  }, [content, data])
  return ({ target: element }: { target: Element }) => {
    focused.current = {
      element,
      index: listSameButtons(content.current, element.textContent).indexOf(element as HTMLElement),
    }
  }
}

/** Changes the page, and scrolls to the top of the table if the top is above the viewport. */
function goToPageFromTop(page: number, { goToPage }: TableState, top: Element | null) {
  goToPage(page)
  if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView({ block: 'start' })
}

interface TablePagerProps
  extends Pick<DataTableProps<never>, 'caption' | 'state' | 'isResizable' | 'hidesSinglePage'> {
  /** The number of rows on all pages. */
  total: number
}

/** The pagination of a table and the select for its page size. */
function TablePager({ caption, state, total, isResizable = true, hidesSinglePage }: TablePagerProps) {
  const { page, pageSize, goToPage, resize } = state
  const isSinglePage = total <= Math.min(pageSize, isResizable ? pageSizes[0] : pageSize)
  if (total === 0 || (hidesSinglePage && isSinglePage)) return null
  return (
    <Inline gap={3} justify="between">
      <Pagination
        page={page}
        pageSize={pageSize}
        total={total}
        labels={tables.pages(caption)}
        onChange={goToPage}
      />
      {isResizable && (
        <Select
          label={tables.pageSize.label}
          isLabelHidden
          name="filas"
          value={String(pageSize)}
          options={pageSizes.map((size) => ({ value: String(size), label: tables.pageSize.option(size) }))}
          onChange={(value) => resize(pageSizes.find((size) => String(size) === value) ?? pageSize)}
          reservesMessageLine={false}
        />
      )}
    </Inline>
  )
}
