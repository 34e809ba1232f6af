import type { ReactNode } from 'react'
import { describeError } from '@/copy/errors'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import type { Pages } from './use-pages'

interface PagesLabels {
  loading: string
  empty: string
}

/**
 * Returns the loading, error or empty message to show below a list with "Cargar más"; null if there is none to show.
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
