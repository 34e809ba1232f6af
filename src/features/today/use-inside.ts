import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { useListActivityRecords } from '@/api/generated/movements/movements'
import { today } from '@/domain/days'
import { getFullPeriod } from '@/domain/movement-period'
import { describeStay } from '@/domain/stays'
import { buildInsideRequest } from '@/patterns/movements/inside-request'
import { listInside } from './inside-rows'
import { joinReads } from './reads'

export const minuteMs = 60_000

interface Place {
  rp: number
  lotId: number
  isEnabled: boolean
}

/**
 * Reads who is inside a lot, again when the user returns to the tab, and each minute while somebody is inside and the tab is
 * visible. Without anybody inside, reads the last exit.
 */
export function useInside({ rp, lotId, isEnabled }: Place, authorizations: readonly AuthorizationSummary[]) {
  const day = today()
  const request = buildInsideRequest(day)
  const query = { enabled: isEnabled, refetchOnWindowFocus: 'always' } as const
  const inside = useListActivityRecords(rp, lotId, request, {
    query: { ...query, refetchInterval: ({ state }) => (state.data?.count ? minuteMs : false) },
  })
  const exceeded = useListActivityRecords(
    rp,
    lotId,
    { ...request, exceeded: true },
    { query: { ...query, refetchInterval: inside.data?.count ? minuteMs : false } },
  )
  const isNobodyInside = inside.data?.count === 0
  const lastExit = useListActivityRecords(
    rp,
    lotId,
    { ...toPeriod(day), in_property: false, ordering: '-checkout_datetime', page: 1, page_size: 10 },
    { query: { ...query, enabled: isEnabled && isNobodyInside } },
  )
  // The time of the reads also makes the durations current after a read that changed nothing.
  const now = Math.max(inside.dataUpdatedAt, exceeded.dataUpdatedAt)
  const exit = lastExit.data?.results[0]?.checkout_datetime
  const isComplete = inside.data && exceeded.data && (!isNobodyInside || lastExit.data)
  const data = isComplete && {
    day,
    total: inside.data.count,
    rows: listInside(
      { inside: inside.data.results, exceeded: exceeded.data.results, authorizations },
      day,
      now,
    ),
    lastExit: exit ? describeStay(exit, now) : undefined,
  }
  return joinReads([inside, exceeded, lastExit], data)
}

function toPeriod(day: string) {
  const { from, to } = getFullPeriod(day)
  return { start_date: from, end_date: to }
}
