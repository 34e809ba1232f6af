import { useEffect } from 'react'
import { isNotFound } from '@/api/api-error'

interface RequestedPage {
  /** The requested page, 1-based. */
  page: number
  turnTo: (page: number) => void
  /** The error of the request. */
  error: unknown
  /** Whether the page has no rows. */
  isEmpty?: boolean
}

/**
 * Goes to the first page if the requested page does not exist, because its last row was removed or the
 * address is outdated. Returns false if the page does not exist.
 */
export function useExistingPage({ page, turnTo, error, isEmpty = false }: RequestedPage): boolean {
  const isGone = page > 1 && (isNotFound(error) || isEmpty)
  useEffect(() => {
    if (isGone) turnTo(1)
  }, [isGone, turnTo])
  return !isGone
}
