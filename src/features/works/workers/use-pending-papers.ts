import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { allRows } from '@/api/all-rows'
import {
  getListBackgroundCheckPeopleQueryOptions,
  useListBackgroundCheckSubmissions,
} from '@/api/generated/background-checks/background-checks'
import {
  getListInsuredPeopleQueryOptions,
  useListInsuranceSubmissions,
} from '@/api/generated/insurance/insurance'
import type { RenewablePaper } from '@/patterns/persons/renewal-state'
import { useWork } from '../detail/use-work'

/** The newest submissions on which the Administration has not decided. Older ones are not read. */
const pendingRequest = { status: 'PENDING', page: 1, page_size: 10, ordering: '-created_at' } as const

/** The ids of the people whose submission of a paper is pending, by the kind of paper. */
export type PendingPapers = Readonly<Record<RenewablePaper, ReadonlySet<number>>>

interface PersonRow {
  person: { id: number }
  status: string
}

/**
 * Reads the people whose submitted papers are pending. Returns undefined until the responses have come. A failed read counts as empty,
 * because the roster is useful without it.
 */
export function usePendingPapers(isEnabled: boolean): PendingPapers | undefined {
  const { realPropertyId: rp } = useWork()
  const query = { query: { enabled: isEnabled } }
  const insurances = useListInsuranceSubmissions(rp, pendingRequest, query)
  const checks = useListBackgroundCheckSubmissions(rp, pendingRequest, query)
  const insured = useQueries({
    queries: (insurances.data?.results ?? []).map(({ id }) =>
      getListInsuredPeopleQueryOptions(rp, id, allRows),
    ),
    combine: combinePeople,
  })
  const checked = useQueries({
    queries: (checks.data?.results ?? []).map(({ id }) =>
      getListBackgroundCheckPeopleQueryOptions(rp, id, allRows),
    ),
    combine: combinePeople,
  })
  const isLoading = [insurances, checks, insured, checked].some((read) => read.isLoading)
  return useMemo(
    () =>
      isLoading ? undefined : { insurance: new Set(insured.ids), background_check: new Set(checked.ids) },
    [isLoading, insured.ids, checked.ids],
  )
}

interface PeopleRead {
  data: { results: readonly PersonRow[] } | undefined
  isLoading: boolean
}

/** Joins the people of several submissions. The ids are an array, because the library keeps an equal array, but no equal set. */
const combinePeople = (reads: readonly PeopleRead[]) => ({
  isLoading: reads.some((read) => read.isLoading),
  ids: reads
    .flatMap(({ data }) => data?.results ?? [])
    .filter(({ status }) => status === 'PENDING')
    .map(({ person }) => person.id),
})
