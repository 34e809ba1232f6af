import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { isNotFound } from '@/api/api-error'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { QueryView } from '@/patterns/query-view/QueryView'
import { recordCopy } from './copy'
import { tabLists } from './lot-tabs'
import { RecordMissing } from './RecordMissing'
import { useLotView } from './use-lot-view'

interface LoadedRecordProps<Data> {
  /** The id of the record; absent for a new record, which is not loaded. */
  id?: number
  /** The TanStack query that loads the record. */
  query: UseQueryResult<Data, unknown>
  /** Renders the form of the given record or, if it is undefined, the form of a new record. */
  children: (record: Data | undefined) => ReactNode
}

/** Renders the form of a record. While an existing record loads, shows a skeleton instead; if loading fails, the error. */
export function LoadedRecord<Data>({ id, query, children }: LoadedRecordProps<Data>) {
  const words = recordCopy[useLotView().tab]
  if (id === undefined) return children(undefined)
  if (isNotFound(query.error)) return <RecordGone title={words.missing} />
  return (
    <QueryView query={query} skeleton={<RecordSkeleton label={words.loading} />}>
      {children}
    </QueryView>
  )
}

/** Says that the record does not exist. The list is refetched, because another user may have removed the record. */
function RecordGone({ title }: { title: string }) {
  const client = useQueryClient()
  const { tab } = useLotView()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [tabLists[tab]] })
  }, [client, tab])
  return <RecordMissing title={title} />
}

function RecordSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="5rem" />
    </SkeletonGroup>
  )
}
