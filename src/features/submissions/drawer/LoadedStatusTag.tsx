import type { UseQueryResult } from '@tanstack/react-query'
import type { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { StatusTag } from '../StatusTag'

interface LoadedStatusTagProps {
  query: UseQueryResult<{ status: SubmissionStatus; description: string }>
}

/** The status of a submission that may still be loading. A placeholder keeps its place, because it may need a line of its own. */
export function LoadedStatusTag({ query: { data, isPending } }: LoadedStatusTagProps) {
  if (data) return <StatusTag status={data.status} comment={data.description} />
  return isPending ? <Skeleton shape="block" width="6rem" height="1.625rem" /> : null
}
