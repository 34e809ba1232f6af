import { keepPreviousData } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import * as v from 'valibot'
import { useListWorkers } from '@/api/generated/workers/workers'
import { extractDocumentNumber } from '@/domain/documents'
import { createTableAddress, useTableAddress } from '@/patterns/data-table/use-table-address'
import { searchText } from '@/patterns/filters/search-text'
import { useWork } from '../detail/use-work'
import { workerOrderings } from './columns'

/** The maximum length of the document number in the search field, in characters. */
export const documentSearchLimit = 20

export const rosterAddress = createTableAddress({
  orderings: workerOrderings,
  ordering: 'person__last_name',
  filters: v.object({ dni: searchText(documentSearchLimit) }),
  unfiltered: { dni: '' },
})

export function useRoster() {
  const { realPropertyId, workId } = useWork()
  const { state, request, filters, filter } = useTableAddress(rosterAddress)
  const parameters =
    filters.dni.trim() === ''
      ? request
      : { ...request, person_id_number: extractDocumentNumber(filters.dni) || filters.dni }
  const query = useListWorkers(realPropertyId, workId, parameters, {
    query: { placeholderData: keepPreviousData },
  })
  const { data, error, isFetching, isPlaceholderData, refetch } = query
  // Rows render in a deferred update, so that typing stays responsive. The four values are deferred together, so that
  // an error stays visible until the data that replace the error render.
  const deferredQuery = useDeferredValue(
    useMemo(
      () => ({ data, error, isFetching, isPlaceholderData }),
      [data, error, isFetching, isPlaceholderData],
    ),
  )
  return {
    state,
    query: { ...deferredQuery, refetch },
    search: filters.dni,
    onSearch: (dni: string) => filter({ dni }),
  }
}

export type Roster = ReturnType<typeof useRoster>
