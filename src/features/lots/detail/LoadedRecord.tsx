import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { isNotFound } from '@/api/api-error'
import { QueryView } from '@/patterns/query-view/QueryView'
import { tabLists } from './lot-tabs'
import { RecordMissing } from './RecordMissing'
import { RecordSkeleton } from './RecordSkeleton'
import { useLotView } from './use-lot-view'

interface LoadedRecordProps<Data> {
  query: UseQueryResult<Data, unknown>
  /** What is said of it while it comes, and where it is not there. */
  words: { loading: string; missing: string }
  children: (record: Data) => ReactNode
}

/** Something that a lot has already, once it has come, in the place of its table. */
export function LoadedRecord<Data>({ query, words, children }: LoadedRecordProps<Data>) {
  if (isNotFound(query.error)) return <RecordGone title={words.missing} />
  return (
    <QueryView query={query} skeleton={<RecordSkeleton label={words.loading} />}>
      {children}
    </QueryView>
  )
}

/** What a table still led to may be gone: the table is read again. */
function RecordGone({ title }: { title: string }) {
  const client = useQueryClient()
  const { tab } = useLotView()
  useEffect(() => {
    void client.invalidateQueries({ queryKey: [tabLists[tab]] })
  }, [client, tab])
  return <RecordMissing title={title} />
}
