import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { allRows } from '@/api/all-rows'
import { isNotFound } from '@/api/api-error'
import type { Work } from '@/api/generated/model/work'
import { useListHomeModules } from '@/api/generated/session/session'
import { useListWorks } from '@/api/generated/works/works'
import { lots as lotWords } from '@/copy/lots'
import type { Day } from '@/domain/days'
import { isActiveModule } from '@/domain/modules'
import { listWorkExpiries } from '@/patterns/expiry/expiry-rows'
import { useManagedLots } from '@/patterns/lots/use-managed-lots'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { getWorkPlace, listReads, type ReadableLot } from './expiry-reads'
import { type ExpiryRead, hasEnded } from './paged-reads'
import { type ExpiryPlace, type PlacedExpiry, placeRows } from './placed-expiries'

/** The number of requests at a time, so that the first responses come soon. */
const maxParallelReads = 6

interface Read {
  subject: string
  isLaterPage?: boolean
  result: {
    data?: unknown
    error: unknown
    /** The times of the last response and of the last failure; 0 for none. */
    dataUpdatedAt: number
    errorUpdatedAt: number
    /** Whether the read has ended once. */
    isFetched: boolean
    isFetching: boolean
    refetch: () => unknown
  }
}

/** Reads what the other reads depend on: the modules, the works, and which lots the user may manage. */
function useBaseReads() {
  const { neighbourhood, lots, roles } = useSession()
  const rp = neighbourhood.id
  const modules = useListHomeModules(rp)
  const works = useListWorks(rp, allRows)
  const hasCensus = roles.isResident && isActiveModule(modules.data ?? [], 'census')
  const { query: managedLots } = useManagedLots(hasCensus)
  const readableLots = lots.map(({ property_id: id, identifier, area_name }): ReadableLot => {
    const isManaged =
      managedLots.data?.results.find(({ property }) => property === id)?.can_manage_property === true
    return {
      id,
      place: { id: `lote-${id}`, name: `${lotWords.lot} ${lotWords.name(identifier, area_name)}` },
      hasTenants: isManaged && neighbourhood.can_manage_tenants,
      hasVehicles: isManaged && neighbourhood.can_manage_vehicles,
    }
  })
  const reads: Read[] = [
    { subject: copy.subjects.modules, result: modules },
    { subject: copy.subjects.works, result: works },
    ...(hasCensus ? [{ subject: copy.subjects.lots, result: managedLots }] : []),
  ]
  return {
    reads,
    lots: roles.isResident ? readableLots : [],
    works: (works.data?.results ?? []).filter(({ status }) => status === 'CURRENT'),
    hasSubmissions: isActiveModule(modules.data ?? [], 'document_submission'),
  }
}

/**
 * Whether the last attempt has failed. This stays true during a retry, so that the message and its button stay, except of a later page:
 * if that is missing, it is no failure but ends the list, and a retry forgets which of both it was.
 */
const hasFailed = ({ result: { error, errorUpdatedAt, dataUpdatedAt }, isLaterPage }: Read) =>
  isLaterPage ? error !== null && !isNotFound(error) : error !== null || errorUpdatedAt > dataUpdatedAt

/** Enables the reads that have ended, and as many of the others as may be sent at a time. */
function limitReads(reads: readonly ExpiryRead[], client: QueryClient) {
  let openCount = 0
  return reads.map((read) => {
    if (!hasEnded(client, read)) openCount += 1
    return { ...read.options, enabled: openCount <= maxParallelReads }
  })
}

/** Repeats reads, some at a time. */
async function readAgain(reads: readonly Read[]) {
  for (let start = 0; start < reads.length; start += maxParallelReads)
    await Promise.all(reads.slice(start, start + maxParallelReads).map(({ result }) => result.refetch()))
}

/** Names what could not be read. */
function describeFailures(reads: readonly Read[]) {
  const failedReads = reads.filter(hasFailed)
  return {
    failedSubjects: [...new Set(failedReads.map(({ subject }) => subject))],
    /** The failure, if nothing could be read. */
    error: reads.every(({ result }) => result.error && result.data === undefined)
      ? failedReads[0]?.result.error
      : undefined,
    retry: () => void readAgain(failedReads),
  }
}

const listWorkRows = (works: readonly Work[]): PlacedExpiry[] =>
  works.flatMap((work) => placeRows(listWorkExpiries([work]), getWorkPlace(work)))

/**
 * Reads everything with a last valid day that the user may renew: of the lots and the works of the neighbourhood, twelve at first, and
 * twelve more with each `readMore`. `rows` are undefined until the first step was read. A failed read hides nothing of the others.
 */
export function useExpiries(day: Day) {
  const { neighbourhood } = useSession()
  const rp = neighbourhood.id
  const client = useQueryClient()
  const [steps, setSteps] = useState(1)
  /** The neighbourhood whose first step was read. Its rows stay, also while a failed read is pending again. */
  const [shownId, setShownId] = useState<number>()
  const { reads: baseReads, lots, works, hasSubmissions } = useBaseReads()
  const place: ExpiryPlace = { id: 'barrio', name: copy.neighbourhood(neighbourhood.name) }
  const { reads: placeReads, unread } = listReads(
    { rp, lots, works, hasSubmissions, neighbourhood: place, day, steps },
    client,
  )
  const results = useQueries({ queries: limitReads(placeReads, client) })
  const reads = [
    ...baseReads,
    ...placeReads.map(({ subject, isLaterPage }, index) => ({
      subject,
      isLaterPage,
      result: results[index] as Read['result'],
    })),
  ]
  if (shownId !== rp && reads.every(({ result }) => result.isFetched)) setShownId(rp)
  const hasData = reads.some(({ result }) => result.data !== undefined)
  const rows = [
    ...listWorkRows(works),
    ...placeReads.flatMap(({ toRows }, index) => {
      const data = results[index]?.data
      return data === undefined ? [] : toRows(data)
    }),
  ]
  return {
    ...describeFailures(reads),
    rows: shownId === rp && hasData ? rows : undefined,
    unread,
    isReading: reads.some(({ result }) => result.isFetching),
    refresh: () => void readAgain(reads),
    readMore: () => setSteps(steps + 1),
  }
}
