import { useEffect } from 'react'
import { isNotFound } from '@/api/api-error'

interface RequestedPage {
  /** The page that was asked for, from 1. */
  page: number
  turnTo: (page: number) => void
  /** What came of asking for it. */
  error: unknown
  /** Whether it came without anything on it. */
  isEmpty?: boolean
}

/**
 * Goes to the first page where the asked one is not there: the last entry of the last page was removed, or the address
 * is an old one. Answers whether the page exists, as far as is known.
 */
export function useExistingPage({ page, turnTo, error, isEmpty = false }: RequestedPage): boolean {
  const isGone = page > 1 && (isNotFound(error) || isEmpty)
  useEffect(() => {
    if (isGone) turnTo(1)
  }, [isGone, turnTo])
  return !isGone
}
