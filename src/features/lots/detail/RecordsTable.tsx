import { keepPreviousData } from '@tanstack/react-query'
import { type ComponentProps, type ReactNode, useCallback, useMemo } from 'react'
import * as v from 'valibot'
import type { AudienceList } from '@/copy/audiences'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { PageWidth } from '@/design-system/components/PageWidth/PageWidth'
import { Stack } from '@/design-system/components/Stack/Stack'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { DataTable } from '@/patterns/data-table/DataTable'
import { createTableAddress, useTableAddress } from '@/patterns/data-table/use-table-address'
import { FilterText } from '@/patterns/filters/FilterText'
import { searchText } from '@/patterns/filters/search-text'
import { useFailureNotice } from '@/patterns/notify/use-failure-notice'
import { commonCopy as copy, recordCopy } from './copy'
import { useLot } from './use-lot'
import { useLotView } from './use-lot-view'
import { useRecordActions } from './use-record-actions'

/** The contract's maximum length of a search text, in characters. */
const searchLimit = 100

interface ListRequest<Ordering> {
  page: number
  page_size: number
  ordering: Ordering
  search: string | undefined
}

interface RecordsTableProps<Row extends object, Ordering extends string>
  extends Pick<ComponentProps<typeof DataTable<Row>>, 'columns'> {
  /** The generated hook that loads a page of the records. */
  useList: (
    rp: number,
    pid: number,
    request: ListRequest<Ordering>,
    options: { query: { placeholderData: typeof keepPreviousData } },
  ) => ComponentProps<typeof DataTable<Row>>['query']
  /** All orderings that the list operation accepts. */
  orderings: readonly (Ordering | 'activity_date')[]
  /** Returns the name of a row, which appears in the labels of the row's actions. The function must be memoised. */
  getRowName: (row: Row) => string
  /** Returns the reason why a row cannot be removed; undefined if it can. The function must be memoised. */
  getRemovalRefusal?: (row: Row) => string | undefined
  /** The list whose help says who sees the records. */
  audience: AudienceList
  searchLabel: string
  icon: ReactNode
  /** The sentence below 'No hay resultados' if the search is empty. */
  emptyHint?: string
  /** The text of the toast that appears if the list fails to load. */
  failureNotice?: string
}

/**
 * The table of the current tab's records. Each row has actions. By default, a page has ten rows, and the record with the
 * oldest activity is first.
 */
export function RecordsTable<Row extends { id: number }, Ordering extends string>(
  props: RecordsTableProps<Row, Ordering | 'activity_date'>,
) {
  const {
    useList,
    orderings,
    columns,
    getRowName,
    getRemovalRefusal,
    audience,
    searchLabel,
    icon,
    emptyHint,
    failureNotice,
  } = props
  const { rp, propertyId } = useLot()
  const { tab } = useLotView()
  const address = useMemo(() => createRecordsAddress(orderings), [orderings])
  const { state, request, filters, filter } = useTableAddress(address)
  const { buscar } = filters
  const search = buscar.trim() || undefined
  const query = useList(
    rp,
    propertyId,
    { ...request, search },
    { query: { placeholderData: keepPreviousData } },
  )
  useFailureNotice(failureNotice && query.error, failureNotice ?? '')
  const recordActions = useRecordActions()
  const getActions = useCallback(
    (row: Row) => recordActions(row.id, getRowName(row), getRemovalRefusal?.(row)),
    [recordActions, getRowName, getRemovalRefusal],
  )
  const { data, isPlaceholderData } = query
  const isSearching = buscar !== ''
  const isListEmpty = data !== undefined && 'count' in data && data.count === 0 && !isPlaceholderData
  return (
    <Stack gap={4}>
      {isSearching || !isListEmpty ? (
        <PageWidth width="form" align="start">
          <FilterText
            label={searchLabel}
            name="buscar"
            value={buscar}
            maxLength={searchLimit}
            onSearch={(text) => filter({ buscar: text })}
          />
        </PageWidth>
      ) : null}
      <DataTable
        caption={recordCopy[tab].plural}
        isCaptionHidden
        columns={columns}
        query={query}
        state={state}
        getRowId={getRowId}
        getActions={getActions}
        isResizable={false}
        hidesSinglePage
        footer={<AudienceHelp list={audience} />}
        empty={
          <EmptyState
            level={2}
            icon={icon}
            title={copy.empty}
            description={isSearching ? copy.noneFound(buscar) : emptyHint}
          />
        }
      />
    </Stack>
  )
}

const getRowId = ({ id }: { id: number }) => id

export const createRecordsAddress = <Ordering extends string>(
  orderings: readonly (Ordering | 'activity_date')[],
) =>
  createTableAddress({
    orderings,
    ordering: 'activity_date',
    filters: v.object({ buscar: searchText(searchLimit) }),
    unfiltered: { buscar: '' },
  })
