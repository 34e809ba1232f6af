import type { ReactNode } from 'react'
import { describeError } from '@/copy/errors'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { Pages } from './use-pages'

interface PagesWords {
  /** The message while the first page loads. */
  loading: string
  /** The message of an empty list. */
  empty: string
}

/**
 * Renders the loading, error or empty message below a list with 'Cargar más'. Returns null if the list has
 * rows and no error.
 */
export function pagesStatus(
  pages: Pick<Pages<unknown>, 'isLoading' | 'error' | 'retry'>,
  isEmpty: boolean,
  { loading, empty }: PagesWords,
): ReactNode {
  if (pages.error)
    return <RetryAlert onRetry={pages.retry}>{describeError(pages.error).join(' ')}</RetryAlert>
  if (pages.isLoading) return loading
  return isEmpty ? empty : null
}
