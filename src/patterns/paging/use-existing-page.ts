import { useEffect } from 'react'
import { isNotFound } from '@/api/api-error'

interface RequestedPage {
  /** 1-based. */
  page: number
  turnTo: (page: number) => void
  error: unknown
  isEmpty?: boolean
}

/** Goes to the first page if the requested page does not exist (any more). Returns whether it exists. */
export function useExistingPage({ page, turnTo, error, isEmpty = false }: RequestedPage): boolean {
  const isGone = page > 1 && (isNotFound(error) || isEmpty)
  useEffect(() => {
    if (isGone) turnTo(1)
  }, [isGone, turnTo])
  return !isGone
}
