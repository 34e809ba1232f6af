import type { ReactNode } from 'react'
import { describeError } from '@/copy/errors'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { Pages } from './use-pages'

interface PagesWords {
  /** What is said while the first page comes. */
  loading: string
  /** What is said when there is nothing. */
  empty: string
}

/**
 * What stands below the rows of a growing list: that they are coming, that they did not come, or that there are none;
 * nothing while there are rows and all is well.
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
