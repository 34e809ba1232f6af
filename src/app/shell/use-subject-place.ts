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

/** The place of an address's subject; missing if the subject or its place is unknown. */
export type SubjectPlace =
  /** Its request is running, and its screen shows the loading state. */
  | { kind: 'arriving' }
  /** Its request failed, and its screen shows the error with a retry. */
  | { kind: 'failed' }
  /** Its response lacks the place, and another request for the place is running. */
  | { kind: 'looking' }
  | { kind: 'known'; place?: TabSelection }

/** Looks up the place of an address's subject, with the queries of its screen. */
export function useSubjectPlace(subject: AddressSubject | undefined): SubjectPlace {
  const { session, neighbourhoods } = useSession()
  const authorizationPlace = useAuthorizationPlace(subject?.kind === 'authorization' ? subject.id : undefined)
  const recordPlace = useRecordPlace(isRecord(subject) ? subject : undefined)
  if (subject === undefined) return { kind: 'known' }
  if (subject.kind === 'authorization') return authorizationPlace
  if (isRecord(subject)) return recordPlace
  if (subject.kind === 'lot') {
    const lot = session.properties.find(({ property_id }) => property_id === subject.id)
    return { kind: 'known', place: lot && toTabSelection(lot) }
  }
  const isOwn = neighbourhoods.some(({ id }) => id === subject.id)
  return { kind: 'known', place: isOwn ? { realPropertyId: subject.id } : undefined }
}

function useAuthorizationPlace(id: number | undefined): SubjectPlace {
  const { session } = useSession()
  const isEnabled = id !== undefined && session.properties.length > 0
  const query = useGetAuthorization(id ?? 0, { query: { enabled: isEnabled } })
  const { lot, isPending, error } = useAuthorizationLot(isEnabled ? query.data : undefined)
  if (!isEnabled || isNotFound(query.error)) return { kind: 'known' }
  if (query.data === undefined) return { kind: query.error ? 'failed' : 'arriving' }
  if (isPending) return { kind: 'looking' }
  return error ? { kind: 'failed' } : { kind: 'known', place: lot && toTabSelection(lot) }
}

/** The requests for a record. Only its own neighbourhood has it. */
const reads = {
  work: { keyOf: getGetWorkQueryKey, read: getWork },
  INSURANCE: { keyOf: getGetInsuranceSubmissionQueryKey, read: getInsuranceSubmission },
  BACKGROUND_CHECK: { keyOf: getGetBackgroundCheckSubmissionQueryKey, read: getBackgroundCheckSubmission },
} as const

interface RecordSubject extends AddressSubject {
  kind: keyof typeof reads
}

const isRecord = (subject: AddressSubject | undefined): subject is RecordSubject =>
  subject !== undefined && Object.hasOwn(reads, subject.kind)

/** Whether the neighbourhood has no such record, or forbids it to this user. */
const isNotThere = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.status === 403)

type Answer = Awaited<ReturnType<(typeof reads)[keyof typeof reads]['read']>>

/** The query of a record, with the key of its screen. */
const readOf = ({ kind, id }: RecordSubject, realPropertyId: number) => ({
  queryKey: reads[kind].keyOf(realPropertyId, id),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer> =>
    reads[kind].read(realPropertyId, id, { signal }),
})

const noRecord: RecordSubject = { kind: 'work', id: 0 }

function useRecordPlace(subject: RecordSubject | undefined): SubjectPlace {
  const { session, neighbourhood, neighbourhoods } = useSession()
  const queryClient = useQueryClient()
  const here = useQuery({
    ...readOf(subject ?? noRecord, neighbourhood.id),
    enabled: subject !== undefined,
  })
  const isMissing = subject !== undefined && isNotThere(here.error)
  const others = neighbourhoods.map(({ id }) => id).filter((id) => id !== neighbourhood.id)
  const elsewhere = useQuery({
    queryKey: ['neighbourhood of', subject?.kind, subject?.id, neighbourhood.id],
    queryFn: () => findRecord(queryClient, subject ?? noRecord, others),
    enabled: isMissing && others.length > 0,
    gcTime: 0,
  })
  if (isMissing) {
    if (others.length > 0 && elsewhere.isPending) return { kind: 'looking' }
    const record = elsewhere.data
    return { kind: 'known', place: record ? placeOf(record.answer, record.realPropertyId) : undefined }
  }
  if (here.data === undefined) return { kind: here.error ? 'failed' : 'arriving' }
  return { kind: 'known', place: placeOf(here.data, neighbourhood.id) }

  function placeOf(answer: Answer, requestedId: number): TabSelection {
    if (!('property' in answer)) return { realPropertyId: requestedId }
    const { id: lotId, real_property } = answer.property
    const lot = session.properties.find(({ property_id }) => property_id === lotId)
    const namedNeighbourhood = neighbourhoods.find(({ id }) => id === real_property.id)
    return lot ? toTabSelection(lot) : { realPropertyId: namedNeighbourhood?.id ?? requestedId }
  }
}

/** Finds the first neighbourhood with the record; null if no neighbourhood has it. */
async function findRecord(
  queryClient: QueryClient,
  subject: RecordSubject,
  realPropertyIds: readonly number[],
) {
  for (const realPropertyId of realPropertyIds) {
    try {
      const answer = await queryClient.fetchQuery<Answer>(readOf(subject, realPropertyId))
      return { realPropertyId, answer }
    } catch (error) {
      if (!isNotThere(error)) throw error
    }
  }
  return null
}
