import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { isNotFound } from '@/api/api-error'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { QueryView } from '@/patterns/query-view/QueryView'
import { tabLists } from './lot-tabs'
import { RecordMissing } from './RecordMissing'
import { useLotView } from './use-lot-view'

interface LoadedRecordProps<Data> {
  query: UseQueryResult<Data, unknown>
  /** The loading label and the title of the missing page. */
  words: { loading: string; missing: string }
  children: (record: Data) => ReactNode
}

/** Loads a record of the lot and renders its form instead of the table. */
export function LoadedRecord<Data>({ query, words, children }: LoadedRecordProps<Data>) {
  if (isNotFound(query.error)) return <RecordGone title={words.missing} />
  return (
    <QueryView query={query} skeleton={<RecordSkeleton label={words.loading} />}>
      {children}
    </QueryView>
  )
}

/** The record may have been removed, so the table is refetched. */
function RecordGone({ title }: { title: string }) {
  const client = useQueryClient()
  const { tab } = useLotView()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [tabLists[tab]] })
  }, [client, tab])
  return <RecordMissing title={title} />
}

/** Skeleton of a lot's form. */
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
