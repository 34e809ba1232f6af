import type { ReactNode } from 'react'
import { describeError } from '@/copy/errors'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { Pages } from './use-pages'

interface PagesLabels {
  loading: string
  empty: string
}

/**
 * Returns what to show below a list with 'Cargar más': an error with a retry button, the loading text or the empty text.
 * Returns null if none of them applies.
 */
export function renderPagesStatus(
  pages: Pick<Pages<unknown>, 'isLoading' | 'error' | 'retry'>,
  isEmpty: boolean,
  { loading, empty }: PagesLabels,
): ReactNode {
  if (pages.error)
    return <RetryAlert onRetry={pages.retry}>{describeError(pages.error).join(' ')}</RetryAlert>
  if (pages.isLoading) return loading
  return isEmpty ? empty : null
}
