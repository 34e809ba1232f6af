import { useQueries } from '@tanstack/react-query'
import { allRows } from '@/api/all-rows'
import type { Work } from '@/api/generated/model/work'
import type { WorkMovement } from '@/api/generated/model/workMovement'
import { useListHomeModules } from '@/api/generated/session/session'
import { getListGroupAuthorizationsQueryOptions } from '@/api/generated/work-groups/work-groups'
import { getListWorkMovementsQueryOptions } from '@/api/generated/work-movements/work-movements'
import { useListWorks } from '@/api/generated/works/works'
import { today } from '@/domain/days'
import { isActiveModule } from '@/domain/modules'
import { getFullPeriod } from '@/domain/movement-period'
import { buildGuestRequest, unfilteredGuests } from '@/patterns/movements/guest-filters'
import { useIsIdle } from '@/patterns/on-demand/use-is-idle'
import { useSession } from '@/session/use-session'
import { joinReads, type Read } from '../reads'
import { listInsuranceRows, listWorkRows, sortSoonOver } from '../soon-over-rows'
import { minuteMs } from '../use-inside'
import { useEndingInsurances } from '../use-soon-over'
import { listEndingGroups, listWorkersInside, type WorkReads } from './work-rows'

const noWorks: readonly Work[] = []
/** The number of works that the strip reads at first, and that a press adds. */
export const worksPerRead = 12

/**
 * Reads what happens today on the current works: of each of the first `maxWorks`, the people inside and the groups. Who is inside is
 * read again when the user returns to the tab, and each minute while somebody is inside.
 */
export function useWorksToday(maxWorks: number) {
  const { id: rp } = useSession().neighbourhood
  const day = today()
  const list = useListWorks(rp, allRows)
  const currentWorks = (list.data?.results ?? noWorks).filter(({ status }) => status === 'CURRENT')
  const works = currentWorks.slice(0, maxWorks)
  const movements = useMovementsInside(rp, works, day)
  const groups = useQueries({
    queries: works.map(({ id }) => getListGroupAuthorizationsQueryOptions(rp, id, allRows)),
  })
  const reads = works.map(
    (work, index): WorkReads => ({
      work,
      inside: movements.ofWorks[index] ?? [],
      groups: groups[index]?.data?.results ?? [],
    }),
  )
  const areGroupsRead = list.data && areFirstRead(groups)
  return {
    day,
    works,
    currentCount: currentWorks.length,
    isReading: [...movements.reads, ...groups].some(({ isFetching }) => isFetching),
    inside: joinReads(
      [list, ...movements.reads],
      list.data && movements.isComplete
        ? { total: movements.total, rows: listWorkersInside(reads, day, movements.readAt) }
        : undefined,
    ),
    expected: joinReads([list, ...groups], areGroupsRead ? reads : undefined),
    soonOver: useSoonOverOfWorks(list.data?.results, areGroupsRead ? reads : undefined, [list, ...groups]),
  }
}

/** Reads the people inside each work: the latest entries, and those who should have left. */
function useMovementsInside(rp: number, works: readonly Work[], day: string) {
  const latest = useQueries({ queries: works.map(({ id }) => getInsideOptions(rp, id, day)) })
  // The first page of a work with many people inside lacks those who entered long ago.
  const overstays = useQueries({
    queries: works.map(({ id }, index) => {
      const { count = 0, results = [] } = latest[index]?.data ?? {}
      return { ...getInsideOptions(rp, id, day, { exceeded: true }), enabled: count > results.length }
    }),
  })
  return {
    reads: [...latest, ...overstays],
    isComplete: areFirstRead(latest) && overstays.every(({ isLoading, error }) => !isLoading && !error),
    total: latest.reduce((sum, { data }) => sum + (data?.count ?? 0), 0),
    ofWorks: latest.map(({ data }, index) => joinMovements(data?.results, overstays[index]?.data?.results)),
    /** In milliseconds since 1970. */
    readAt: Math.max(...latest.map(({ dataUpdatedAt }) => dataUpdatedAt)),
  }
}

/** Joins two pages of the same movements, each only once. */
const joinMovements = (inside: readonly WorkMovement[] = [], overstays: readonly WorkMovement[] = []) => [
  ...new Map([...overstays, ...inside].map((movement) => [movement.id, movement])).values(),
]

/** Whether the reads of the first works have succeeded. While others are read, their rows stay on the screen. */
const areFirstRead = (reads: readonly { data: unknown }[]) =>
  reads.slice(0, worksPerRead).every(({ data }) => data !== undefined)

/** The options of the read of the people inside a work, which equals the first read of the movements at `getWorkInsidePath`. */
function getInsideOptions(rp: number, workId: number, day: string, filter: { exceeded?: true } = {}) {
  const request = {
    ...buildGuestRequest(unfilteredGuests, getFullPeriod(day)),
    in_property: true,
    page: 1,
    page_size: 10,
    ...filter,
  } as const
  return {
    ...getListWorkMovementsQueryOptions(rp, workId, request),
    refetchOnWindowFocus: 'always' as const,
    refetchInterval: ({ state }: { state: { data?: { count: number } } }) =>
      state.data?.count ? minuteMs : (false as const),
  }
}

/**
 * Reads the insurances when the browser is idle, and returns what of them, of all works and of the groups of the read works expires
 * soon. `reads` are those of the works and the groups.
 */
function useSoonOverOfWorks(
  allWorks: readonly Work[] | undefined,
  works: readonly WorkReads[] | undefined,
  reads: readonly Read[],
) {
  const { id: rp } = useSession().neighbourhood
  const day = today()
  const isIdle = useIsIdle(allWorks !== undefined)
  const modules = useListHomeModules(rp)
  const insurances = useEndingInsurances(isIdle && isActiveModule(modules.data ?? [], 'document_submission'))
  const isComplete = isIdle && modules.data && !insurances.isLoading && !insurances.error
  const rows =
    isComplete && allWorks && works
      ? sortSoonOver([
          ...listWorkRows({ works: allWorks, day }),
          ...listInsuranceRows({ insurances: insurances.data?.results ?? [], rp, day }),
          ...listEndingGroups(works, day),
        ])
      : undefined
  return joinReads([...reads, modules, insurances], rows)
}
