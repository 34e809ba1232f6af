import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isNotFound } from '@/api/api-error'
import { QueryView } from '@/patterns/query-view/QueryView'
import { RecordMissing } from './RecordMissing'
import { RecordSkeleton } from './RecordSkeleton'

interface KnownRecordProps<Data> {
  query: UseQueryResult<Data, unknown>
  /** What is said of it while it comes, and where it is not there. */
  words: { loading: string; missing: string }
  children: (record: Data) => ReactNode
}

/** Something that a lot has already, once it has come, in the place of its table. */
export function KnownRecord<Data>({ query, words, children }: KnownRecordProps<Data>) {
  if (isNotFound(query.error)) return <RecordMissing title={words.missing} />
  return (
    <QueryView query={query} skeleton={<RecordSkeleton label={words.loading} />}>
      {children}
    </QueryView>
  )
}
