import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, isNotFound } from '@/api/api-error'
import { useGetAuthorization } from '@/api/generated/authorizations/authorizations'
import {
  getBackgroundCheckSubmission,
  getGetBackgroundCheckSubmissionQueryKey,
} from '@/api/generated/background-checks/background-checks'
import {
  getGetInsuranceSubmissionQueryKey,
  getInsuranceSubmission,
} from '@/api/generated/insurance/insurance'
import { getGetWorkQueryKey, getWork } from '@/api/generated/works/works'
import { useAuthorizationLot } from '@/features/authorizations/place/use-authorization-lot'
import { type TabSelection, toTabSelection } from '@/session/tab-selection'
import { useSession } from '@/session/use-session'
import type { AddressSubject } from './address-subject'

/** The state of the search for the neighbourhood and lot of an address's subject. */
export type PlaceSearch =
  /** The request for the subject is running, and the screen shows the loading state. */
  | { kind: 'loading' }
  /** The request for the subject failed, and the screen shows the error with a retry. */
  | { kind: 'failed' }
  /** The first response did not name the place, and further requests to find the place are running. */
  | { kind: 'searching' }
  /** The search is over. `place` is missing if the search found no place. */
  | { kind: 'done'; place?: TabSelection }

/**
 * Searches for the neighbourhood and the lot of an address's subject. The requests use the query keys of the subject's
 * screen, so that the screen finds the responses in the cache.
 */
export function useSubjectPlace(subject: AddressSubject | undefined): PlaceSearch {
  const { session, neighbourhoods } = useSession()
  const authorizationPlace = useAuthorizationPlace(subject?.kind === 'authorization' ? subject.id : undefined)
  const recordPlace = useRecordPlace(isRecord(subject) ? subject : undefined)
  if (subject === undefined) return { kind: 'done' }
  if (subject.kind === 'authorization') return authorizationPlace
  if (isRecord(subject)) return recordPlace
  if (subject.kind === 'lot') {
    const lot = session.properties.find(({ property_id }) => property_id === subject.id)
    return { kind: 'done', place: lot && toTabSelection(lot) }
  }
  const isOwn = neighbourhoods.some(({ id }) => id === subject.id)
  return { kind: 'done', place: isOwn ? { realPropertyId: subject.id } : undefined }
}

function useAuthorizationPlace(id: number | undefined): PlaceSearch {
  const { session } = useSession()
  const isEnabled = id !== undefined && session.properties.length > 0
  const query = useGetAuthorization(id ?? 0, { query: { enabled: isEnabled } })
  const { lot, isPending, error } = useAuthorizationLot(isEnabled ? query.data : undefined)
  if (!isEnabled || isNotFound(query.error)) return { kind: 'done' }
  if (query.data === undefined) return { kind: query.error ? 'failed' : 'loading' }
  if (isPending) return { kind: 'searching' }
  return error ? { kind: 'failed' } : { kind: 'done', place: lot && toTabSelection(lot) }
}

/**
 * The query key and the request for each kind of record. The API returns a record only if the request names the record's
 * neighbourhood.
 */
const recordQueries = {
  work: { getKey: getGetWorkQueryKey, fetchRecord: getWork },
  INSURANCE: { getKey: getGetInsuranceSubmissionQueryKey, fetchRecord: getInsuranceSubmission },
  BACKGROUND_CHECK: {
    getKey: getGetBackgroundCheckSubmissionQueryKey,
    fetchRecord: getBackgroundCheckSubmission,
  },
} as const

interface RecordSubject extends AddressSubject {
  kind: keyof typeof recordQueries
}

const isRecord = (subject: AddressSubject | undefined): subject is RecordSubject =>
  subject !== undefined && Object.hasOwn(recordQueries, subject.kind)

/** Whether the record is missing in the requested neighbourhood or inaccessible to the user. */
const isMissingRecord = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.status === 403)

type RecordResponse = Awaited<ReturnType<(typeof recordQueries)[keyof typeof recordQueries]['fetchRecord']>>

/** Builds the query of a record, with the query key that the record's screen uses. */
const buildRecordQuery = ({ kind, id }: RecordSubject, realPropertyId: number) => ({
  queryKey: recordQueries[kind].getKey(realPropertyId, id),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<RecordResponse> =>
    recordQueries[kind].fetchRecord(realPropertyId, id, { signal }),
})

/** The subject of the queries if the address names no record. The queries are then disabled. */
const noRecord: RecordSubject = { kind: 'work', id: 0 }

function useRecordPlace(subject: RecordSubject | undefined): PlaceSearch {
  const { session, neighbourhood, neighbourhoods } = useSession()
  const queryClient = useQueryClient()
  const currentQuery = useQuery({
    ...buildRecordQuery(subject ?? noRecord, neighbourhood.id),
    enabled: subject !== undefined,
  })
  const isMissing = subject !== undefined && isMissingRecord(currentQuery.error)
  const otherNeighbourhoodIds = neighbourhoods.map(({ id }) => id).filter((id) => id !== neighbourhood.id)
  const otherQuery = useQuery({
    queryKey: ['neighbourhood of', subject?.kind, subject?.id, neighbourhood.id],
    queryFn: () => findRecord(queryClient, subject ?? noRecord, otherNeighbourhoodIds),
    enabled: isMissing && otherNeighbourhoodIds.length > 0,
    gcTime: 0,
  })
  if (isMissing) {
    if (otherNeighbourhoodIds.length > 0 && otherQuery.isPending) return { kind: 'searching' }
    const record = otherQuery.data
    return { kind: 'done', place: record ? findPlace(record.response, record.realPropertyId) : undefined }
  }
  if (currentQuery.data === undefined) return { kind: currentQuery.error ? 'failed' : 'loading' }
  return { kind: 'done', place: findPlace(currentQuery.data, neighbourhood.id) }

  function findPlace(response: RecordResponse, requestedNeighbourhoodId: number): TabSelection {
    if (!('property' in response)) return { realPropertyId: requestedNeighbourhoodId }
    const { id: lotId, real_property } = response.property
    const lot = session.properties.find(({ property_id }) => property_id === lotId)
    const namedNeighbourhood = neighbourhoods.find(({ id }) => id === real_property.id)
    return lot ? toTabSelection(lot) : { realPropertyId: namedNeighbourhood?.id ?? requestedNeighbourhoodId }
  }
}

/**
 * Requests the record in one neighbourhood after another. Returns the response that has the record, and the id of the
 * record's neighbourhood; null if no neighbourhood has the record.
 */
async function findRecord(
  queryClient: QueryClient,
  subject: RecordSubject,
  realPropertyIds: readonly number[],
) {
  for (const realPropertyId of realPropertyIds) {
    try {
      const response = await queryClient.fetchQuery<RecordResponse>(buildRecordQuery(subject, realPropertyId))
      return { realPropertyId, response }
    } catch (error) {
      if (!isMissingRecord(error)) throw error
    }
  }
  return null
}
