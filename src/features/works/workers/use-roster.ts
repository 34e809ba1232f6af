import { keepPreviousData } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import type { WorkerPage } from '@/api/generated/model/workerPage'
import { useListWorkers } from '@/api/generated/workers/workers'
import { type Day, today } from '@/domain/days'
import { extractDocumentNumber } from '@/domain/documents'
import { createTableAddress, useTableAddress } from '@/patterns/data-table/use-table-address'
import { searchText } from '@/patterns/filters/search-text'
import { useIsIdle } from '@/patterns/on-demand/use-is-idle'
import { useWork } from '../detail/use-work'
import { workerOrderings } from './columns'
import {
  type CheckedWorker,
  checkWorkers,
  isInPart,
  type RosterPart,
  rosterParts,
  searchWorkers,
  sortWorkers,
} from './roster-summary'
import type { Tomorrow } from './use-tomorrow'
import { useWholeRoster } from './use-whole-roster'

/** The maximum length of the search text, in characters. */
export const rosterSearchLimit = 100
/** The API's limit for a document number, in characters. */
const documentSearchLimit = 20

/** The API cannot order by the permission for tomorrow, so the portal does. '' is the ordering of the shown part. */
const orderings = ['', ...workerOrderings, 'tomorrow', '-tomorrow'] as const
const defaultOrdering = 'person__last_name'

/** How the roster is shown: as a list, or with the next days of each worker. */
const rosterModes = ['lista', 'dias'] as const
export type RosterMode = (typeof rosterModes)[number]

const rosterAddress = createTableAddress({
  orderings,
  ordering: '',
  filters: v.object({
    dni: searchText(rosterSearchLimit),
    parte: v.picklist(rosterParts),
    modo: v.picklist(rosterModes),
  }),
  unfiltered: { dni: '', parte: '' as RosterPart, modo: 'lista' as RosterMode },
})

/** The first request of the roster, in an address without parameters. */
export const firstRosterRequest = { page: 1, page_size: 10, ordering: defaultOrdering } as const

/**
 * Returns the shown part of the roster. The API pages, orders and searches by document. For the rest (a part, a name, the permission
 * for tomorrow) the portal reads the whole roster, which it also needs for the numbers of the parts, but then after the first rows.
 */
export function useRoster(tomorrow: Tomorrow) {
  const { state, request, filters, filter } = useTableAddress(rosterAddress)
  const { dni: search, parte: part, modo: mode } = filters
  const ordering = request.ordering || (part === '' ? defaultOrdering : 'tomorrow')
  const apiOrdering = workerOrderings.find((known) => known === ordering)
  const isWhole = mode === 'dias' || part !== '' || apiOrdering === undefined || /\p{L}/u.test(search)
  const page = usePageOfApi({ ...request, ordering: apiOrdering }, search, !isWhole)
  const isIdle = useIsIdle(isWhole || (page.data !== undefined && tomorrow.groups !== undefined))
  const whole = useWholeRoster(isWhole || isIdle)
  const workers = useCheckedWorkers(whole.workers, tomorrow)
  const { page: number, page_size: size } = request
  const found = useMemo(
    () => (isWhole && workers ? selectWorkers(workers, { search, part, ordering }, today()) : undefined),
    [isWhole, workers, search, part, ordering],
  )
  const selected = useMemo(() => found && cutPage(found, number, size), [found, number, size])
  return {
    state: useMemo(() => ({ ...state, ordering }), [state, ordering]),
    query: isWhole ? joinQueries(selected, whole, tomorrow.groupsQuery) : page,
    search,
    part,
    mode,
    /** Whether the list of the whole roster is shown. Only above it are the buttons that add workers, so that a phone shows the other rows at once. */
    hasAddButtons: part === '' && mode === 'lista',
    workers,
    /** The found workers of a part; undefined for a page of the API. */
    found,
    whole,
    onSearch: useCallback((dni: string) => filter({ dni }), [filter]),
    onPart: useCallback((parte: RosterPart) => filter({ parte }), [filter]),
    onMode: useCallback((modo: RosterMode) => filter({ modo }), [filter]),
  }
}

interface Selection {
  search: string
  part: RosterPart
  ordering: string
}

/** Returns the found workers of a part, sorted. */
const selectWorkers = (workers: readonly CheckedWorker[], selection: Selection, day: Day) =>
  sortWorkers(
    searchWorkers(workers, selection.search).filter((checked) => isInPart[selection.part](checked, day)),
    selection.ordering,
  )

/** Returns a page of workers, as the API would. */
const cutPage = (workers: readonly CheckedWorker[], number: number, size: number): WorkerPage => ({
  count: workers.length,
  current: number,
  results: workers.slice((number - 1) * size, number * size).map(({ worker }) => worker),
})

type Read = Pick<Tomorrow['groupsQuery'], 'isFetching'> & { error: unknown; refetch: () => unknown }

/** Returns a query that has failed if one of two reads has failed, and then repeats it. */
const joinQueries = (data: WorkerPage | undefined, roster: Read, groups: Read) => ({
  data,
  error: roster.error ?? groups.error,
  isFetching: roster.isFetching || groups.isFetching,
  isPlaceholderData: false,
  refetch: () => {
    for (const read of [roster, groups]) if (read.error) void read.refetch()
  },
})

export type Roster = ReturnType<typeof useRoster>

type ApiRequest = Omit<Parameters<typeof useListWorkers>[2] & object, 'person_id_number'>

/** Reads a page of the roster. */
function usePageOfApi(request: ApiRequest, search: string, isEnabled: boolean) {
  const { realPropertyId, workId } = useWork()
  const documentNumber = (extractDocumentNumber(search) || search).slice(0, documentSearchLimit)
  const query = useListWorkers(
    realPropertyId,
    workId,
    search.trim() === '' ? request : { ...request, person_id_number: documentNumber },
    { query: { enabled: isEnabled, placeholderData: keepPreviousData } },
  )
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  // Rows render in a deferred update, so that typing stays responsive. The four values are deferred together, so that
  // an error stays visible until the data that replace the error render.
  const deferredQuery = useDeferredValue(
    useMemo(
      () => ({ data: data as WorkerPage | undefined, error, isFetching, isPlaceholderData }),
      [data, error, isFetching, isPlaceholderData],
    ),
  )
  return { ...deferredQuery, refetch }
}

/** Checks who may enter tomorrow. Returns undefined until the workers and the groups are loaded. */
function useCheckedWorkers(
  workers: Parameters<typeof checkWorkers>[0]['workers'] | undefined,
  { groups, work, day }: Tomorrow,
): CheckedWorker[] | undefined {
  return useMemo(
    () => workers && groups && checkWorkers({ workers, groups, work, day }),
    [workers, groups, work, day],
  )
}
